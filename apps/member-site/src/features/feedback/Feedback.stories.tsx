import { defaultMember } from '@baize/site/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Overlays } from '../../app/overlays/Overlays.tsx'
import { longTexts } from '../../testing/longTexts.ts'
import {
  fitsAcross,
  fresh,
  recover,
  send,
  sentTwice,
  tryAgain,
  underWay,
  untilRecovered,
  waits,
} from '../../testing/popups/actions.ts'
import { at, named, popup } from '../../testing/popups/opened.tsx'

/** Writing to customer service where something is slow, fails, or is longer than expected. */
const meta = {
  title: 'Member site/Popups/Feedback',
  component: Overlays,
  beforeEach: fresh,
} satisfies Meta<typeof Overlays>
export default meta
type Story = StoryObj<typeof meta>

const title = 'Feedback and complaints'
const label = 'Send feedback'
const question = { content: 'Which hours is the live table of the naga open?' }
const receipt = { reference: 'FB-2026-0117', caseId: null, deadlineAt: null }
/** Nothing opens by itself over the form. */
const announcementList = { rows: [], page: { pageNo: 1, pageSize: 99, total: 0 } }

/** The form, ready to be sent: its topic is chosen, and the device has proven itself. */
async function begun(): Promise<HTMLElement> {
  const dialog = await popup(title)
  await userEvent.selectOptions(await named(dialog, 'questionType'), 'other')
  await waitFor(() => expect(dialog).toHaveTextContent('Check complete'))
  return dialog
}

/** The account is loading, and the form waits for it: its fields do not change during typing. */
export const Loading: Story = {
  render: at('feedback', { memberInfo: 'never', announcementList }, true),
  play: async () => waits(await popup(title)),
}

export const WriterFailedThenThere: Story = {
  render: () => at('feedback', { memberInfo: untilRecovered(defaultMember), announcementList }, true)(),
  play: async () => {
    const dialog = await popup(title)
    await tryAgain(dialog)
    await named(dialog, 'content')
    await expect(dialog).toHaveTextContent('You are writing as dara_agent.')
    await expect(dialog.querySelector('[name=sender]')).toBeNull()
  },
}

export const Busy: Story = {
  render: at('feedback', { memberInfo: defaultMember, feedback: 'never', announcementList }, true),
  play: async () => underWay(await begun(), question, label),
}

/** What was written is not lost, and the same message is sent on a retry. */
export const FailsThenSent: Story = {
  render: () => at('feedback', { feedback: untilRecovered(receipt) })(),
  play: async () => {
    const dialog = await begun()
    await sentTwice(dialog, { sender: 'sokha2026', ...question }, label, recover)
    await waitFor(() => expect(dialog).toHaveTextContent('Your feedback has been sent.'))
    await expect(within(dialog).getByRole('textbox', { name: 'Reference number' })).toHaveValue(
      receipt.reference,
    )
  },
}

/** The writer has a long name, and a long number. */
export const LongText: Story = {
  render: at(
    'feedback',
    {
      memberInfo: { ...defaultMember, account: longTexts.hostile },
      feedback: { ...receipt, reference: `FB-${'0123456789'.repeat(8)}` },
      announcementList,
    },
    true,
  ),
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await begun()
    await expect(dialog).toHaveTextContent('<img src=x')
    await fitsAcross(dialog)
    await userEvent.type(await named(dialog, 'content'), longTexts.oneWord, { delay: null })
    await send(dialog, label)
    await waitFor(() => expect(dialog).toHaveTextContent('Your feedback has been sent.'))
    await fitsAcross(dialog)
  },
}

export const LongTextRightToLeft: Story = {
  render: at(
    'feedback',
    { memberInfo: { ...defaultMember, account: longTexts.hostile }, announcementList },
    true,
  ),
  globals: { language: 'ar', viewport: { value: 'phone' } },
}
