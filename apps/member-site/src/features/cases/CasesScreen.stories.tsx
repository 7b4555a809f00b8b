import { ApiError } from '@baize/api'
import { type Answers, comeOnline, ScriptedPlatform, untilOnline } from '@baize/site/testing'
import { DialogHost, ToastRegion } from '@baize/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { tryAgain, untilRecovered } from '../../testing/popups/actions.ts'
import { CasesScreen } from './CasesScreen.tsx'
import type { Case, WholeCase } from './caseWords.ts'

const one = (change: Partial<Case> = {}): Case => ({
  id: 'cas_1',
  number: 'BZ-2026-004711',
  type: 1,
  state: 'answered',
  openedAt: '2026-11-20T03:00:00Z',
  changedAt: '2026-11-21T03:00:00Z',
  deadlineAt: null,
  ...change,
})
const whole: WholeCase = {
  ...one(),
  entries: [
    {
      id: 'e1',
      author: 'member',
      text: 'My transfer is not here.\n<script>alert(1)</script>',
      at: '2026-11-20T03:00:00Z',
      images: [],
    },
    { id: 'e2', author: 'service', text: 'សូមរង់ចាំបន្តិច យើងកំពុងពិនិត្យ។', at: '2026-11-21T03:00:00Z', images: [] },
  ],
}
let state: WholeCase['state'] = whole.state
const escalate = fn(() => {
  state = 'escalated'
  return { ...whole, state }
})
const rows = [
  one(),
  one({ id: 'cas_2', type: 3, state: 'open', deadlineAt: '2099-11-22T10:00:00Z' }),
  one({ id: 'cas_3', type: 0, state: 'closed' }),
]

const meta = {
  title: 'Member site/Member centre/Requests',
  component: CasesScreen,
  parameters: { layout: 'padded' },
  beforeEach: () => {
    escalate.mockClear()
    state = whole.state
    sessionStorage.removeItem('baize.draft.case.reply.cas_1')
  },
} satisfies Meta<typeof CasesScreen>
export default meta
type Story = StoryObj<typeof meta>

const shown =
  (answers: Answers = {}, query = ''): NonNullable<Story['render']> =>
  () => (
    <ScriptedPlatform
      path={`/member/cases${query}`}
      answers={{
        cases: { rows, page: { next: null } },
        caseDetail: () => ({ ...whole, state }),
        escalateCase: escalate,
        replyToCase: whole,
        ...answers,
      }}
    >
      <CasesScreen />
      <DialogHost />
      <ToastRegion />
    </ScriptedPlatform>
  )

export const Usual: Story = { render: shown() }
export const Conversation: Story = {
  render: shown({}, '?case=cas_1'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Escalate' }))
    await waitFor(() => expect(escalate).toHaveBeenCalledTimes(1))
    // The button is unmounted: the focus moves to the head of the request, where its state is.
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Deposit'))
    await expect(document.activeElement).not.toBe(document.body)
  },
}
/** What was typed stays when it cannot be sent. */
export const ReplyRefused: Story = {
  render: shown({ replyToCase: new ApiError('wrongState') }, '?case=cas_1'),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByLabelText(/Your reply/), 'Any news?')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(canvasElement).toHaveTextContent('This has changed in the meantime.'))
    await expect(canvas.getByLabelText(/Your reply/)).toHaveValue('Any news?')
  },
}
export const InKhmer: Story = { render: shown({}, '?case=cas_1'), globals: { language: 'km' } }
export const RightToLeft: Story = { render: shown({}, '?case=cas_1'), globals: { language: 'ar' } }
export const Empty: Story = { render: shown({ cases: { rows: [], page: { next: null } } }) }
export const Loading: Story = { render: shown({ cases: 'never' }) }
/** Shows the error, keeps the clicked button while a retry fails again, and shows the content once it loads. */
export const FailedThenThere: Story = {
  render: (...story) => shown({ cases: untilRecovered({ rows, page: { next: null } }) })(...story),
  play: async ({ canvas, canvasElement }) => {
    await tryAgain(canvasElement)
    await expect(await canvas.findAllByText('BZ-2026-004711')).toHaveLength(3)
  },
}
/** What failed to load while offline is loaded on reconnection, without a click. */
export const Offline: Story = {
  render: (...story) => shown({ cases: untilOnline({ rows, page: { next: null } }) })(...story),
  play: async ({ canvas, canvasElement }) => {
    await comeOnline(canvasElement)
    await expect(await canvas.findAllByText('BZ-2026-004711')).toHaveLength(3)
  },
}
