import { type Answers, comeOnline, ScriptedPlatform, untilOnline } from '@baize/site/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Overlays } from '../../app/overlays/Overlays.tsx'
import { longContent, longTexts } from '../../testing/longTexts.ts'
import { fitsAcross, fresh, tryAgain, untilRecovered, waits } from '../../testing/popups/actions.ts'
import { entranceAnswers } from '../../testing/popups/fixtures.ts'
import { HelpCentre } from './HelpCentre.tsx'

/** The help as a page of its own: with a link to customer service. */
const meta = {
  title: 'Member site/Help centre',
  component: HelpCentre,
  parameters: { layout: 'padded' },
  beforeEach: fresh,
} satisfies Meta<typeof HelpCentre>
export default meta
type Story = StoryObj<typeof meta>

const shown = (answers: Answers = {}) => (
  <ScriptedPlatform
    path="/helpmc"
    signedIn={false}
    answers={{
      ...entranceAnswers,
      announcementList: { rows: [], page: { pageNo: 1, pageSize: 99, total: 0 } },
      ...answers,
    }}
  >
    <HelpCentre />
    <Overlays />
  </ScriptedPlatform>
)

const people = { name: 'Still need help?' }

/** A click on a section's name marks it as current; below all of them is a link to customer service. */
export const Usual: Story = {
  render: () => shown(),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Privacy' })
    await userEvent.click(link)
    await waitFor(() => expect(link).toHaveAttribute('aria-current', 'true'))
    await expect(canvas.getByRole('heading', people)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Feedback and complaints' }))
    await expect(await screen.findByRole('dialog', { name: 'Feedback and complaints' })).toBeVisible()
  },
}

export const InKhmer: Story = { render: () => shown(), globals: { language: 'km' } }
export const RightToLeft: Story = { render: () => shown(), globals: { language: 'ar' } }

/** What is below the help is not mounted before it, so that it is not pushed down while it is read. */
export const Loading: Story = {
  render: () => shown({ helpCenter: 'never' }),
  play: async ({ canvas, canvasElement }) => {
    await waits(canvasElement)
    await expect(canvas.queryByRole('heading', people)).toBeNull()
  },
}

/** Customer service can be reached when the help fails to load. */
export const FailedThenThere: Story = {
  render: () => shown({ helpCenter: untilRecovered(entranceAnswers.helpCenter) }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', people)).toBeVisible()
    await tryAgain(canvasElement)
    await expect(await canvas.findByRole('heading', { name: 'Privacy' })).toBeVisible()
    await expect(canvas.getByRole('heading', people)).toBeVisible()
  },
}

/** What failed to load while offline is loaded on reconnection, without a click. */
export const Offline: Story = {
  render: () => shown({ helpCenter: untilOnline(entranceAnswers.helpCenter) }),
  play: async ({ canvas, canvasElement }) => {
    await comeOnline(canvasElement)
    await expect(await canvas.findByRole('heading', { name: 'Privacy' })).toBeVisible()
  },
}

const long: Answers = {
  helpCenter: {
    sections: Object.entries(longTexts).map(([anchor, title]) => ({ anchor, title, content: longContent })),
  },
  permission: {
    ...entranceAnswers.permission,
    customerService: [
      { csType: 'LIVECHAT', title: longTexts.hostile, path: '/wps/service/livechat' },
      { csType: 'TELEGRAM', title: longTexts.oneWord, path: '/wps/service/telegram' },
      { csType: 'FACEBOOK', title: longTexts.khmer, path: '/wps/service/facebook' },
    ],
  },
}

/** Long names of the sections and the contacts. */
export const LongText: Story = {
  render: () => shown(long),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', people)).toBeVisible()
    const service = canvas.getByRole('heading', people).closest('section') as HTMLElement
    await expect(within(service).getAllByRole('link')).toHaveLength(3)
    await expect(canvasElement.querySelector('img')).toBeNull()
    await fitsAcross(canvasElement)
  },
}

export const LongTextRightToLeft: Story = {
  render: () => shown(long),
  globals: { language: 'ar', viewport: { value: 'phone' } },
}
