import { ApiError } from '@baize/api'
import { tabStorage } from '@baize/i18n/storage'
import { type Answers, ScriptedPlatform } from '@baize/site/testing'
import { closeAllDialogs, DialogHost } from '@baize/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { sampleContracts } from '../../testing/fixtures/open-account.ts'
import { sampleDays, sampleMembers } from '../../testing/fixtures/team-members.ts'
import { AccountsFromFile, OfferMany, TransfersFromFile } from './index.ts'

const answers: Answers = {
  contractInfo: sampleContracts,
  agentSearch: ({ query }) => {
    const { text } = query as { text: string }
    const accounts = sampleMembers.filter(({ account }) => account.startsWith(text))
    return { accounts, bills: [], bets: [] }
  },
  agentTransfers: {
    ...{ upline: null, totals: { in: '0.00', out: '20.00' }, page: { next: null } },
    rows: [
      {
        ...{
          id: 'trf_1',
          at: '2026-11-20T02:00:00Z',
          direction: 'out',
          account: 'newcomer01',
          amount: '20.00',
        },
        ...{ note: '', opening: '120.00', closing: '100.00' },
      },
    ],
  },
  teamMembers: {
    ...sampleDays,
    rows: [...sampleMembers],
    count: sampleMembers.length,
    trail: [],
    page: { next: null },
  },
}

interface ScreenProps {
  answers?: Answers
  query?: string
  children: ReactNode
}

function Screen({ answers: given = answers, query = '', children }: ScreenProps) {
  return (
    <ScriptedPlatform site="agent" path={`/agentHome/contracts${query}`} answers={given}>
      {children}
      <DialogHost />
    </ScriptedPlatform>
  )
}

const meta = {
  title: 'Agent site/Bulk',
  parameters: { layout: 'padded' },
  beforeEach() {
    for (const key of tabStorage.keys()) if (key.startsWith('baize.batch.')) sessionStorage.removeItem(key)
    return closeAllDialogs
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** An element of the screen, once it is shown. */
const found = (canvas: HTMLElement, selector: string) =>
  waitFor(() => {
    const element = canvas.querySelector<HTMLInputElement>(selector)
    if (!element) throw new Error(`no ${selector} yet`)
    return element
  })

async function choose(canvas: HTMLElement, lines: readonly string[]) {
  const input = await found(canvas, 'input[type=file]')
  await userEvent.upload(input, new File([lines.join('\n')], 'week.csv', { type: 'text/csv' }))
}

const transfers = [
  'account,amount,note',
  'vibol2026,12.50,Rent',
  'newcomer01,20.00,',
  'nobody9999,5.00,',
  'chanthou_team,five,A note that goes on for as long as the limit of a note lets it go on, and then more',
]

export const NoFile: Story = {
  render: () => (
    <Screen>
      <TransfersFromFile />
    </Screen>
  ),
}

export const WrongHeadings: Story = {
  ...NoFile,
  globals: { language: 'en' },
  play: async ({ canvasElement: canvas }) => {
    await choose(canvas, transfers.slice(1))
    await expect(await screen.findByText(/The first row must have these headings/)).toBeVisible()
  },
}

const checked: NonNullable<Story['play']> = async ({ canvasElement: canvas }) => {
  await choose(canvas, transfers)
  await waitFor(() => expect(canvas.querySelectorAll('tbody tr')).toHaveLength(4))
}

export const TransfersChecked: Story = { ...NoFile, play: checked }
export const RightToLeft: Story = { ...TransfersChecked, globals: { language: 'pseudo-rtl' } }
export const InKhmer: Story = { ...TransfersChecked, globals: { language: 'km' } }

/** The read that a file is checked by fails: the file can be chosen again. */
export const CheckFails: Story = {
  globals: { language: 'en' },
  render: () => (
    <Screen answers={{ ...answers, agentSearch: new ApiError('network') }}>
      <TransfersFromFile />
    </Screen>
  ),
  play: async ({ canvasElement: canvas }) => {
    await choose(canvas, transfers)
    await expect(await screen.findByText(/Connection failed/)).toBeVisible()
    await expect(canvas.querySelector('input[type=file]')).not.toBeNull()
  },
}

/** A failure that concerns every row stops them all. */
export const Stopped: Story = {
  globals: { language: 'en' },
  render: () => (
    <Screen answers={{ ...answers, createTransfer: new ApiError('paymentPasswordWrong', { status: 403 }) }}>
      <TransfersFromFile />
    </Screen>
  ),
  play: async (context) => {
    await checked(context)
    const { canvasElement: canvas } = context
    await userEvent.type(await found(canvas, '[name=paymentPassword]'), '000000')
    await userEvent.click(await found(canvas, 'button[type=submit]'))
    await expect(await screen.findByText('Stopped')).toBeVisible()
  },
}

export const AccountsChecked: Story = {
  globals: { language: 'en' },
  render: () => (
    <Screen>
      <AccountsFromFile />
    </Screen>
  ),
  play: async ({ canvasElement: canvas }) => {
    await choose(canvas, [
      'username,type,dividend',
      'sokdara1,agent,12',
      'sokdara2,boss,',
      'sokdara3,agent,99',
      'x,,',
    ])
    await waitFor(() => expect(canvas.querySelectorAll('tbody tr')).toHaveLength(4))
    const passwords = [...canvas.querySelectorAll('tbody td[data-label="Temporary password"]')]
    // Only the first row is sent.
    await expect(passwords.map(({ textContent }) => textContent !== '')).toEqual([true, false, false, false])
  },
}

/** The terms are first; e2e/journeys/bulk.spec.ts covers the whole flow. */
export const OfferToSeveral: Story = {
  render: () => (
    <Screen query="?kind=dividend&side=downline&offer=many">
      <OfferMany />
    </Screen>
  ),
  play: async ({ canvasElement: canvas }) => {
    await expect(await found(canvas, '[name="tiers.0.rate"]')).toBeVisible()
  },
}

const offerToKey = 'baize.offerTo.mbr_1'

/** Accounts that were selected in the team's list are chosen already, but for those that cannot get an offer. */
export const OfferToSelected: Story = {
  globals: { language: 'en' },
  render: () => (
    <Screen query="?side=downline&offer=many&to=selected">
      <OfferMany />
    </Screen>
  ),
  beforeEach() {
    const given = [
      { id: 'mbr_vibol2026', account: 'vibol2026', level: 1 },
      { id: 'mbr_elsewhere', account: 'elsewhere', level: 1 },
      { id: 'mbr_deep', account: 'deep_below', level: 2 },
    ]
    tabStorage.write(offerToKey, given)
    return () => tabStorage.set(offerToKey, null)
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await found(canvasElement, '[name="tiers.0.rate"]'), '5')
    await userEvent.click(canvas.getByRole('button', { name: 'Choose accounts' }))
    await expect(await canvas.findByText(/Left out: .?deep_below/)).toBeVisible()
    await expect(await canvas.findByRole('checkbox', { name: /^Select .?vibol2026/ })).toBeChecked()
    await expect(await canvas.findByText('2 rows selected')).toHaveTextContent('Not on this page: 1')
    await expect(canvas.getByRole('button', { name: 'Preview for 2 accounts' })).toBeEnabled()
    // A step back loses nothing.
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Select .?vibol2026/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the terms' }))
    await expect(await found(canvasElement, '[name="tiers.0.rate"]')).toHaveValue('5')
    await userEvent.click(canvas.getByRole('button', { name: 'Choose accounts' }))
    await expect(await canvas.findByText('1 row selected')).toHaveTextContent('Not on this page: 1')
    await expect(canvas.getByRole('checkbox', { name: /^Select .?vibol2026/ })).not.toBeChecked()
  },
}
