import { ApiError, type ValueOf } from '@baize/api'
import type { transferRequests } from '@baize/api/calls'
import { type Answers, ScriptedPlatform } from '@baize/site/testing'
import { closeAllDialogs, DialogHost } from '@baize/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { sampleDays, sampleMember, sampleMembers } from '../../testing/fixtures/team-members.ts'
import { TransferScreen } from './TransferScreen.tsx'
import { field } from './testing/form.ts'

const meta = {
  title: 'Agent site/Asking for money back',
  component: TransferScreen,
  parameters: { layout: 'padded' },
  beforeEach: () => closeAllDialogs,
} satisfies Meta<typeof TransferScreen>
export default meta
type Story = StoryObj<typeof meta>

const request = {
  id: 'req_1',
  at: '2026-11-24T03:05:06Z',
  side: 'asking' as const,
  account: 'vibol2026',
  amount: '20.00',
  note: 'The float of last week',
  state: 'open' as const,
}

const nothing: Answers = {
  teamMembers: ({ query }) => {
    const { search = '' } = query as { search?: string }
    return {
      ...sampleDays,
      count: sampleMembers.length,
      rows: sampleMembers.filter(({ account }) => account.startsWith(search)),
      trail: [],
      page: { next: null },
    }
  },
  transferRequests: { rows: [], page: { next: null } },
  askTransfer: request,
}

const requests: ValueOf<typeof transferRequests>['rows'] = [
  request,
  { ...request, id: 'req_2', account: 'chanthou_team', amount: '1500.00', state: 'sent', note: '' },
  { ...request, id: 'req_3', state: 'refused', note: 'It was said that this would do, and then it did not' },
  { ...request, id: 'req_4', account: 'an-account-with-a-name-that-is-long', state: 'expired' },
  { ...request, id: 'req_5', side: 'asked', account: 'mekong888', note: 'Of another page' },
]

const listed = fn()
const asked: Answers = {
  ...nothing,
  transferRequests: ({ query }) => {
    listed(query)
    const { side } = query as { side?: string }
    return { rows: requests.filter((each) => each.side === (side ?? each.side)), page: { next: null } }
  },
}

function Screen({ answers = nothing, query = 'way=ask' }: { answers?: Answers; query?: string }) {
  return (
    <ScriptedPlatform site="agent" path={`/agentHome/transfer?${query}`} answers={answers}>
      <TransferScreen />
      <DialogHost />
    </ScriptedPlatform>
  )
}

async function ask(canvas: HTMLElement) {
  await userEvent.type(await field(canvas, 'amount'), '20')
  await userEvent.type(await field(canvas, 'note'), 'The float of last week')
  await userEvent.click(canvas.querySelector('form[method=post] button[type=submit]') as HTMLElement)
}

const ofVibol = 'way=ask&to=vibol2026'

export const Whom: Story = { render: () => <Screen /> }

export const HowMuch: Story = { render: () => <Screen query={ofVibol} answers={asked} /> }

const askTransfer = fn((_input: unknown) => request)

export const Asked: Story = {
  render: () => <Screen query={ofVibol} answers={{ ...asked, askTransfer }} />,
  play: async ({ canvasElement }) => {
    askTransfer.mockClear()
    await ask(canvasElement)
    await waitFor(() => expect(canvasElement.querySelector('form[method=post]')).toBeNull())
    await expect(canvasElement).toHaveTextContent('vibol2026')
    await expect(askTransfer).toHaveBeenCalledTimes(1)
    await expect(askTransfer.mock.calls[0]?.[0]).toMatchObject({
      body: { fromMemberId: 'mbr_vibol2026', amount: '20', note: 'The float of last week' },
    })
  },
}

export const TooManyOpen: Story = {
  render: () => (
    <Screen
      query={ofVibol}
      answers={{ ...nothing, askTransfer: new ApiError('tooManyOpen', { params: { max: 5 } }) }}
    />
  ),
  play: async ({ canvasElement }) => {
    await ask(canvasElement)
    await waitFor(() =>
      expect(canvasElement.querySelector('section[aria-labelledby][tabindex="-1"]')).toHaveFocus(),
    )
    await expect(await field(canvasElement, 'amount')).toHaveValue('20')
    await expect(await field(canvasElement, 'note')).toHaveValue('The float of last week')
  },
}

/** Further down, the agent between is the one to ask. */
export const NotDirectlyBelow: Story = {
  render: () => <Screen query="way=ask&to=an-account-with-a-name-that-is-long" />,
}

export const Before: Story = {
  render: () => <Screen answers={asked} />,
  play: async ({ canvasElement }) => {
    const table = await within(canvasElement).findByRole('table')
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(5))
    await expect(table).not.toHaveTextContent('Of another page')
  },
}

/** The platform sorts by each column. */
export const Sorted: Story = {
  globals: { language: 'en' },
  beforeEach: () => void listed.mockReset(),
  render: () => <Screen answers={asked} />,
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Your requests' })
    for (const name of ['Time', 'Requested from', 'Status', 'Note', 'Amount'])
      await userEvent.click(await within(table).findByRole('button', { name }))
    await waitFor(() =>
      expect(listed).toHaveBeenLastCalledWith(
        expect.objectContaining({ side: 'asking', sort: 'amount', order: 'descending' }),
      ),
    )
  },
}

export const Loading: Story = {
  render: () => <Screen answers={{ ...nothing, transferRequests: () => new Promise(() => {}) }} />,
}

export const Failed: Story = {
  render: () => <Screen answers={{ ...nothing, transferRequests: new ApiError('network') }} />,
}

/** An agent is asked as its members are, where it sends money upwards. */
export const AskedByTheUpline: Story = {
  render: () => (
    <Screen
      query="way=up"
      answers={{
        ...asked,
        agentTransfers: {
          upline: 'mekong888',
          rows: [],
          totals: { in: '0.00', out: '0.00' },
          page: { next: null },
        },
      }}
    />
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('Of another page'))
  },
}

export const RightToLeft: Story = {
  globals: { language: 'pseudo-rtl' },
  render: () => <Screen query={ofVibol} answers={asked} />,
}

export const LongText: Story = {
  globals: { language: 'pseudo' },
  render: () => (
    <Screen
      query="way=ask&to=long"
      answers={{
        ...asked,
        teamMembers: {
          ...sampleDays,
          count: 1,
          rows: [
            sampleMember('long', {
              nickname: 'A nickname that goes on for as long as somebody let it go on, and then some',
              balance: '99999999999999.99',
            }),
          ],
          trail: [],
          page: { next: null },
        },
      }}
    />
  ),
}
