import { ApiError } from '@baize/api'
import { type Answers, comeOnline, ScriptedPlatform, untilOnline } from '@baize/site/testing'
import { DialogHost, ToastRegion } from '@baize/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { press } from '../testing/actions.ts'
import { InboxScreen } from './InboxScreen.tsx'
import type { Message } from './kinds.ts'

const message = (change: Partial<Message> = {}): Message => ({
  id: 'msg_1',
  kind: 'wallet',
  title: 'Your withdrawal was paid',
  text: 'The bank has sent 80,000.00.\n\nPlease say whether it came.',
  link: '/member/withdraw',
  at: '2026-11-21T03:00:00Z',
  read: false,
  marked: false,
  ...change,
})

const rows = [
  message(),
  message({
    id: 'msg_2',
    kind: 'security',
    title: '<img src=x onerror=alert(1)> sign-in',
    link: 'https://evil.example',
    read: true,
    marked: true,
  }),
  message({
    id: 'msg_3',
    kind: 'vip',
    title: 'សូមអបអរសាទរ អ្នកបានឡើងកម្រិត VIP ថ្មីដែលមានឈ្មោះវែងណាស់សម្រាប់ការសាកល្បង',
    read: true,
    link: '',
  }),
]
const removed = fn(() => ({ unread: 0 }))
const read = fn(() => ({ unread: 0 }))
const failing = fn(
  (): { rows: Message[]; unread: number; page: { next: null } } | ApiError => new ApiError('timeout'),
)
const inbox = { rows, unread: 1, page: { next: null } }

const meta = {
  title: 'Account/Inbox',
  component: InboxScreen,
  parameters: { layout: 'padded' },
  beforeEach: () => {
    removed.mockClear()
    read.mockClear()
    failing.mockReset().mockReturnValueOnce(new ApiError('timeout')).mockReturnValue(inbox)
  },
} satisfies Meta<typeof InboxScreen>
export default meta
type Story = StoryObj<typeof meta>

const shown =
  (answers: Answers = {}, query = ''): NonNullable<Story['render']> =>
  () => (
    <ScriptedPlatform
      path={`/member/messages${query}`}
      answers={{
        messages: inbox,
        messageDetail: message(),
        readMessages: read,
        markMessages: {},
        deleteMessages: removed,
        ...answers,
      }}
    >
      <InboxScreen />
      <DialogHost />
      <ToastRegion />
    </ScriptedPlatform>
  )

/** Opening is reading; deleting asks first. */
export const Usual: Story = {
  render: shown(),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Your withdrawal was paid/ }))
    await canvas.findByRole('heading', { name: 'Your withdrawal was paid', level: 2 })
    await waitFor(() => expect(read).toHaveBeenCalledTimes(1))
    await press(canvasElement, 'Delete')
    const page = within(canvasElement.ownerDocument.body)
    await press(await page.findByRole('alertdialog'), 'Delete')
    await waitFor(() => expect(removed).toHaveBeenCalledTimes(1))
  },
}

const noted = Promise.withResolvers<{ unread: number }>()
const reread = fn(() => message({ read: reread.mock.calls.length > 1 }))

/** The read state arrives a moment later: a reader who has moved on in the message by then keeps the position. */
export const ReadAMomentLater: Story = {
  render: shown({ messageDetail: reread, readMessages: () => noted.promise }, '?message=msg_1'),
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'Your withdrawal was paid', level: 2 })
    await waitFor(() => expect(heading.closest('[tabindex]')).toHaveFocus())
    const star = canvas.getByRole('button', { name: 'Star' })
    star.focus()
    noted.resolve({ unread: 0 })
    await waitFor(() => expect(reread).toHaveReturnedWith(expect.objectContaining({ read: true })))
    await canvas.findAllByText('Your withdrawal was paid')
    await new Promise((resolve) => setTimeout(resolve, 100))
    await expect(star).toHaveFocus()
  },
}

/** A link that leads away from the site is no link; HTML is text. */
export const Hostile: Story = {
  render: shown({ messageDetail: rows[1] as Message }, '?message=msg_2'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /<img src=x/, level: 2 })
    await expect(canvas.queryByRole('link', { name: 'View details' })).toBeNull()
  },
}

export const InKhmer: Story = { render: shown(), globals: { language: 'km' } }
export const RightToLeft: Story = { render: shown({}, '?message=msg_1'), globals: { language: 'ar' } }
/** A message that is not in the reader's language is marked with its own, in the list and opened. */
export const InEnglish: Story = {
  render: shown(
    {
      messages: { ...inbox, rows: [message({ language: 'en' })] },
      messageDetail: message({ language: 'en' }),
    },
    '?message=msg_1',
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Your withdrawal was paid', level: 2 })
    for (const words of [/^Your withdrawal was paid$/, /^The bank has sent/, /^Please say/]) {
      for (const each of canvas.getAllByText(words)) await expect(each).toHaveAttribute('lang', 'en')
    }
    await expect(canvas.getAllByText(/^Your withdrawal was paid$/)).toHaveLength(2)
  },
  globals: { language: 'ar' },
}
export const Empty: Story = { render: shown({ messages: { rows: [], unread: 0, page: { next: null } } }) }
export const NothingFound: Story = {
  render: shown({ messages: { rows: [], unread: 0, page: { next: null } } }, '?q=lotus&show=unread'),
}
export const Loading: Story = { render: shown({ messages: 'never' }) }
export const FailedThenThere: Story = {
  render: shown({ messages: failing }),
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement, 'Try again')
    await canvas.findByRole('button', { name: /Your withdrawal was paid/ })
  },
}
/** Data that could not be read offline is fetched when the connection is back, without a click. */
export const Offline: Story = {
  render: (...story) => shown({ messages: untilOnline(inbox) })(...story),
  play: async ({ canvas, canvasElement }) => {
    await comeOnline(canvasElement)
    await expect(await canvas.findByRole('button', { name: /Your withdrawal was paid/ })).toBeVisible()
  },
}
