import { ApiError } from '@baize/api'
import { type Answers, comeOnline, hostileName, ScriptedPlatform, untilOnline } from '@baize/site/testing'
import { closeAllDialogs, DialogHost, ToastRegion } from '@baize/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { fieldNamed, press, staysText } from '../testing/actions.ts'
import { UplineTransferScreen } from './UplineTransferScreen.tsx'

const sent = fn((_input: { body?: unknown }) => ({
  id: 'trf_9',
  at: '2026-11-21T03:00:00Z',
  toAccount: 'sokha_agent',
  amount: '40000.00',
  balance: '4760000.00',
}))
const answeredRequest = fn((_input: { body?: unknown }) => asked('refused'))

const meta = {
  title: 'Member site/Money/Transfer to upline',
  component: UplineTransferScreen,
  parameters: { layout: 'padded' },
  beforeEach: () => {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith('baize.')) sessionStorage.removeItem(key)
    for (const each of [sent, answeredRequest]) each.mockClear()
    return closeAllDialogs
  },
} satisfies Meta<typeof UplineTransferScreen>
export default meta
type Story = StoryObj<typeof meta>

function asked(state: 'open' | 'refused') {
  return {
    ...{ id: 'req_1', at: '2026-11-21T02:00:00Z', side: 'asked' as const, account: 'sokha_agent' },
    ...{ amount: '20000.00', note: 'Back from the weekend', state },
  }
}

const rows = [
  { id: 'trf_1', direction: 'out' as const, account: 'sokha_agent', amount: '40000.00', note: 'Thanks' },
  { id: 'trf_2', direction: 'in' as const, account: 'sokha_agent', amount: '99999999999.00', note: '' },
].map((row) => ({ ...row, at: '2026-11-20T03:00:00Z', opening: null, closing: null }))

const page = { next: null }
const transfers = {
  upline: 'sokha_agent',
  rows,
  totals: { in: '99999999999.00', out: '40000.00' },
  page,
}
const usual: Answers = {
  agentTransfers: transfers,
  transferUpline: sent,
  transferRequests: { rows: [], page },
  answerTransferRequest: answeredRequest,
}

const answered =
  (answers: Answers): NonNullable<Story['render']> =>
  () => (
    <ScriptedPlatform path="/member/transfer-upline" answers={{ ...usual, ...answers }}>
      <UplineTransferScreen />
      <DialogHost />
      <ToastRegion />
    </ScriptedPlatform>
  )

/** Both balances are fetched once more before the money is sent. */
export const Sent: Story = {
  render: answered({}),
  play: async ({ canvasElement }) => {
    await userEvent.type(await fieldNamed(canvasElement, 'amount'), '40000')
    await userEvent.type(await fieldNamed(canvasElement, 'paymentPassword'), '246810')
    await press(canvasElement, 'Review')
    await press(await screen.findByRole('alertdialog'), 'Send now')
    await waitFor(() => expect(canvasElement).toHaveTextContent('Transfer complete'))
    await expect(sent).toHaveBeenCalledWith({
      body: { amount: '40000', paymentPassword: '246810', note: '' },
    })
  },
}

/** The upline requests money back; the member is free to refuse. */
export const AskedAndRefused: Story = {
  render: answered({ transferRequests: { rows: [asked('open')], page } }),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Answer')
    const dialog = await screen.findByRole('dialog', { name: 'Requests to you' })
    await userEvent.click(dialog.querySelector('input[value="refuse"]') as HTMLElement)
    await userEvent.type(await fieldNamed(dialog, 'paymentPassword'), '246810')
    await press(dialog, 'Answer')
    await waitFor(() =>
      expect(answeredRequest).toHaveBeenCalledWith({
        params: { id: 'req_1' },
        body: { send: false, paymentPassword: '246810' },
      }),
    )
  },
}

export const NoUpline: Story = {
  render: answered({
    agentTransfers: { upline: null, rows: [], totals: { in: '0.00', out: '0.00' }, page },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'You have no upline' })
  },
}

export const InKhmer: Story = { render: answered({}), globals: { language: 'km' } }
export const RightToLeft: Story = { render: answered({}), globals: { language: 'ar' } }
export const Loading: Story = { render: answered({ agentTransfers: 'never' }) }
export const Failed: Story = { render: answered({ agentTransfers: new ApiError('busy') }) }

/** Data that could not be read offline is fetched when the connection is back, without a click. */
export const Offline: Story = {
  render: (...story) => answered({ agentTransfers: untilOnline(transfers) })(...story),
  play: async ({ canvasElement }) => {
    await comeOnline(canvasElement)
    await fieldNamed(canvasElement, 'amount')
    await waitFor(() => expect(canvasElement).toHaveTextContent('Thanks'))
  },
}

/** Whatever the upline is called and writes. */
export const LongNames: Story = {
  render: answered({
    agentTransfers: {
      ...transfers,
      upline: hostileName,
      rows: rows.map((row) => ({ ...row, account: hostileName, note: hostileName })),
    },
    transferRequests: { rows: [{ ...asked('open'), account: hostileName, note: hostileName }], page },
  }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await fieldNamed(canvasElement, 'amount')
    await staysText(canvasElement)
  },
}
