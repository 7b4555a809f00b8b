import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { Overlays } from '../../app/overlays/Overlays.tsx'
import { longContent, longTexts } from '../../testing/longTexts.ts'
import { fitsAcross, fresh, tryAgain, untilRecovered, waits } from '../../testing/popups/actions.ts'
import { entranceAnswers } from '../../testing/popups/fixtures.ts'
import { at, popup } from '../../testing/popups/opened.tsx'

/** The help over a page. Its sections are built in: there are always some. */
const meta = {
  title: 'Member site/Popups/Help',
  component: Overlays,
  beforeEach: fresh,
} satisfies Meta<typeof Overlays>
export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  render: at('help', { helpCenter: 'never' }),
  play: async () => waits(await popup('Help')),
}

export const FailedThenThere: Story = {
  render: () => at('help', { helpCenter: untilRecovered(entranceAnswers.helpCenter) })(),
  play: async () => {
    const dialog = await popup('Help')
    await tryAgain(dialog)
    await expect(await within(dialog).findByRole('heading', { name: 'Privacy' })).toBeVisible()
  },
}

const long = {
  sections: Object.entries(longTexts).map(([anchor, title]) => ({ anchor, title, content: longContent })),
}

/** Hostile content: titles are text, and wide content stays inside the popup. */
export const LongText: Story = {
  render: at('help', { helpCenter: long }),
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await popup('Help')
    await waitFor(() => expect(within(dialog).getAllByRole('table')).toHaveLength(long.sections.length))
    await expect(dialog).toHaveTextContent('<img src=x')
    await expect(dialog.querySelector('img')).toBeNull()
    await fitsAcross(dialog)
  },
}

export const LongTextRightToLeft: Story = {
  render: at('help', { helpCenter: long }),
  globals: { language: 'ar', viewport: { value: 'phone' } },
}

/** A name of the brand and an address that are as long as they may be. */
export const LicenceLongText: Story = {
  render: at('licence', {
    permission: {
      ...entranceAnswers.permission,
      brandName: longTexts.hostile,
      merchantCode: longTexts.oneWord,
      mainDomain: `https://${'a-long-name.'.repeat(12)}example`,
    },
  }),
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await popup('Licence')
    await waitFor(() => expect(dialog).toHaveTextContent('<img src=x'))
    await expect(dialog).toHaveTextContent('a-long-name.example')
    await fitsAcross(dialog)
  },
}
