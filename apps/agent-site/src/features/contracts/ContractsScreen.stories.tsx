import {
  contractAnswers,
  sampleContract,
  sampleDetail,
  sampleInfo,
  sampleOffer,
  samplePreview,
  sampleTier,
} from '@baize/account/testing'
import { ApiError } from '@baize/api'
import { type Answers, ScriptedPlatform } from '@baize/site/testing'
import { closeAllDialogs, DialogHost, ToastRegion } from '@baize/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { sampleDays, sampleMembers } from '../../testing/fixtures/team-members.ts'
import { ContractsScreen } from './ContractsScreen.tsx'

const meta = {
  title: 'Agent site/Contracts',
  component: ContractsScreen,
  parameters: { layout: 'padded' },
  beforeEach: () => {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith('baize.draft.')) sessionStorage.removeItem(key)
    return closeAllDialogs
  },
} satisfies Meta<typeof ContractsScreen>
export default meta
type Story = StoryObj<typeof meta>

const me = { id: 'mbr_1', account: 'dara_agent', nickname: 'Dara' }
const downline = (account: string, change: Partial<ReturnType<typeof sampleContract>> = {}) =>
  sampleContract({
    id: `con_${account}`,
    party: { id: account, account, nickname: '' },
    upline: me,
    ...change,
  })

const given = [
  downline('chanthou_team', { topRate: '12.25' }),
  downline('vibol2026', { state: 'requested', validFrom: null, topRate: '8' }),
  downline('an-account-with-a-name-that-is-long', { state: 'denied', validFrom: null }),
]

const answering: Answers = {
  ...contractAnswers({ given }),
  teamMembers: {
    ...sampleDays,
    rows: [...sampleMembers],
    count: sampleMembers.length,
    trail: [],
    page: { next: null },
  },
}

function Screen({ answers = {}, query = '' }: { answers?: Answers; query?: string }) {
  return (
    <ScriptedPlatform
      site="agent"
      path={`/agentHome/contracts${query}`}
      answers={{ ...answering, ...answers }}
    >
      <ContractsScreen />
      <DialogHost />
      <ToastRegion />
    </ScriptedPlatform>
  )
}

export const WithMyUpline: Story = { render: () => <Screen /> }
export const WithMyDownlines: Story = { render: () => <Screen query="?kind=dividend&side=downline" /> }

/** A downline requests an end: a notice on both sides of the contracts, with a link to it. */
export const DownlineAsksForTheEnd: Story = {
  render: () => (
    <Screen
      answers={{
        ...contractAnswers({
          given: [downline('chanthou_team', { state: 'terminationRequested', terminationBy: 'party' })],
        }),
        contractInfo: { ...sampleInfo, divtypereq: 'termination' },
      }}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('link', { name: 'View request' })).toHaveAttribute(
      'href',
      '/agentHome/contracts?kind=dividend&side=downline&contract=con_chanthou_team',
    )
    await expect(canvasElement).toHaveTextContent('chanthou_team has asked to end version 2.')
  },
}

export const RealtimeSalary: Story = { render: () => <Screen query="?kind=realtimeSalary" /> }
export const NoneYet: Story = { render: () => <Screen query="?kind=hourSalary" /> }

export const OnlyDividends: Story = {
  render: () => (
    <Screen
      answers={{
        contractInfo: { ...sampleInfo, dailySalary: false, hourSalary: false, realtimeSalary: false },
      }}
    />
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getAllByRole('tab')).toHaveLength(1))
  },
}

export const NoPages: Story = {
  render: () => (
    <Screen
      answers={{
        contractInfo: {
          ...sampleInfo,
          contract: false,
          dailySalary: false,
          hourSalary: false,
          realtimeSalary: false,
        },
      }}
    />
  ),
}

const box = (canvas: HTMLElement, name: string) =>
  waitFor(() => {
    const found = canvas.querySelector<HTMLInputElement>(`[name="${name}"]`)
    if (!found) throw new Error(`no field ${name} yet`)
    return found
  })

/** A salary by the hour may require a loss, which the offer form has a field for. */
export const HourlySalaryByLoss: Story = {
  render: () => (
    <Screen
      query="?kind=hourSalary&contract=con_2"
      answers={{
        contractDetail: sampleDetail(
          sampleContract({
            ...{ kind: 'hourSalary', period: 'hourly', base: 'totalVolume', carry: 'none' },
            tiers: [sampleTier({ loss: '50.00', rate: '2' })],
          }),
        ),
      }}
    />
  ),
  play: async ({ canvas }) => {
    const tiers = await canvas.findByRole('table', { name: 'Tiers' })
    await expect(within(tiers).getByRole('columnheader', { name: 'Loss from' })).toBeVisible()
  },
}

/** In the list of versions, one that begins later is in force since no time yet. */
export const BeginsLaterInTheList: Story = {
  render: () => (
    <Screen
      answers={contractAnswers({
        own: [
          sampleContract({ id: 'con_3', version: 3, validFrom: '2099-11-29T17:00:00Z' }),
          sampleContract({ endsAt: '2099-11-29T17:00:00Z', endReason: 'newVersion' }),
        ],
      })}
    />
  ),
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /^Version 3/ })
    await expect(row).toHaveTextContent(/Starts Nov 30, 2099/)
    await expect(row.textContent?.match(/2099/g)).toHaveLength(1)
  },
}

/** Agreed, and not yet in force: its start is shown, beside the version that continues until then. */
export const BeginsLater: Story = {
  render: () => (
    <Screen
      query="?kind=dividend&contract=con_3"
      answers={{
        contractDetail: sampleDetail(
          sampleContract({ id: 'con_3', version: 3, validFrom: '2099-11-29T17:00:00Z' }),
          sampleContract(),
        ),
      }}
    />
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(/^Starts/)[0]).toHaveTextContent(/^Starts Nov 30, 2099/))
    await expect(canvas.queryByText('In force')).toBeNull()
  },
}

export const Offer: Story = { render: () => <Screen query="?kind=dividend&contract=con_3" /> }

/** The text that is agreed to opens before consent is given. */
export const TextRead: Story = {
  render: () => <Screen query="?kind=dividend&contract=con_3" />,
  play: async ({ canvas, userEvent: user }) => {
    await user.click(await canvas.findByRole('button', { name: /^Read the text/ }))
    await expect(await canvas.findByText('The terms of the version that was shown.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Close the text/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
  },
}

const accepted = fn((_input: unknown) => sampleContract({ id: 'con_3', version: 3 }))

export const Accepted: Story = {
  render: () => (
    <Screen
      query="?kind=dividend&contract=con_3"
      answers={{
        acceptContract: accepted,
        contractDetail: () =>
          sampleDetail(
            accepted.mock.calls.length > 0 ? { ...sampleOffer, state: 'valid' } : sampleOffer,
            sampleContract(),
          ),
      }}
    />
  ),
  beforeEach: () => void accepted.mockClear(),
  play: async ({ canvasElement: canvas }) => {
    await userEvent.click(await box(canvas, 'agreed'))
    await userEvent.type(await box(canvas, 'paymentPassword'), '246810')
    await userEvent.click(canvas.querySelector('button[type=submit]') as HTMLElement)
    await waitFor(() =>
      expect(accepted).toHaveBeenCalledWith(
        expect.objectContaining({
          params: { id: 'con_3' },
          body: expect.objectContaining({ paymentPassword: '246810', textVersion: 'contract-2026-11' }),
        }),
      ),
    )
    // The form is unmounted: the focus moves to the title of its result.
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Dividend, version 3.*In force/))
  },
}

export const NotWithoutConsent: Story = {
  render: () => <Screen query="?kind=dividend&contract=con_3" answers={{ acceptContract: accepted }} />,
  play: async ({ canvasElement: canvas }) => {
    accepted.mockClear()
    await userEvent.type(await box(canvas, 'paymentPassword'), '246810')
    await userEvent.click(canvas.querySelector('button[type=submit]') as HTMLElement)
    await waitFor(async () => expect(await box(canvas, 'agreed')).toHaveAttribute('aria-invalid', 'true'))
    await expect(accepted).not.toHaveBeenCalled()
  },
}

export const WrongPassword: Story = {
  render: () => (
    <Screen
      query="?kind=dividend&contract=con_3"
      answers={{ acceptContract: new ApiError('paymentPasswordWrong') }}
    />
  ),
  play: async ({ canvasElement: canvas }) => {
    await userEvent.click(await box(canvas, 'agreed'))
    await userEvent.type(await box(canvas, 'paymentPassword'), '000000')
    await userEvent.click(canvas.querySelector('button[type=submit]') as HTMLElement)
    await waitFor(() => expect(canvas.querySelector('form')?.getAttribute('aria-busy')).toBe('false'))
    await expect(await box(canvas, 'agreed')).toBeChecked()
  },
}

export const NothingEnds: Story = {
  render: () => (
    <Screen
      query="?kind=dividend&contract=con_3"
      answers={{ contractPreview: { ...samplePreview, ending: [], endingTotal: 0 } }}
    />
  ),
}

export const InForce: Story = { render: () => <Screen query="?kind=dividend&contract=con_2" /> }

/** Another’s contract, or none: the page still has a title, and a link back. */
export const NotFound: Story = {
  render: () => (
    <Screen query="?kind=dividend&contract=con_99" answers={{ contractDetail: new ApiError('notFound') }} />
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Something didn’t load' }),
    ).toBeVisible()
    await expect(canvasElement).toHaveTextContent('This was not found.')
  },
}

export const EndAsked: Story = {
  render: () => (
    <Screen
      query="?kind=dividend&contract=con_2"
      answers={{
        contractDetail: sampleDetail(
          sampleContract({ state: 'terminationRequested', terminationBy: 'upline' }),
        ),
      }}
    />
  ),
}

export const AskedBeforeEnding: Story = {
  render: () => <Screen query="?kind=dividend&contract=con_2" />,
  play: async ({ canvasElement: canvas }) => {
    const ask = await waitFor(() => {
      const found = canvas.querySelector<HTMLElement>('button[aria-haspopup=dialog]')
      if (!found) throw new Error('no button yet')
      return found
    })
    await userEvent.click(ask)
    await waitFor(() => expect(screen.getByRole('alertdialog')).toHaveTextContent('mekong888'))
  },
}

const direct = fn((_input: { query?: unknown }) => ({
  ...{ ...sampleDays, rows: sampleMembers.filter(({ level }) => level === 1) },
  ...{ count: 1, trail: [], page: { next: null } },
}))

export const OfferToWhom: Story = {
  render: () => <Screen query="?kind=dividend&side=downline&offer=new" answers={{ teamMembers: direct }} />,
  play: async () => {
    direct.mockClear()
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search accounts' }), 'vib')
    // The server leaves out deeper accounts: they would fill the first page of a large team.
    await waitFor(() =>
      expect(direct).toHaveBeenLastCalledWith(
        expect.objectContaining({ query: { pageSize: '20', search: 'vib', level: '1' } }),
      ),
    )
  },
}

const offered = fn((_input: unknown) => ({ ...sampleOffer, version: 1 }))

export const OfferMade: Story = {
  render: () => (
    <Screen
      query="?kind=dividend&side=downline&offer=chanthou_team"
      answers={{
        offerContract: offered,
        contracts: ({ query }) => {
          const made = offered.mock.calls.length > 0 && !(query as { state?: string }).state
          return { rows: made ? [{ ...sampleOffer, version: 1 }] : [], page: { next: null } }
        },
      }}
    />
  ),
  beforeEach: () => void offered.mockClear(),
  play: async ({ canvasElement: canvas }) => {
    await userEvent.type(await box(canvas, 'tiers.0.validBet'), '1500000')
    await userEvent.type(await box(canvas, 'tiers.0.loss'), '100000')
    await userEvent.type(await box(canvas, 'tiers.0.rate'), '11')
    await userEvent.click(canvas.querySelector('button[type=submit]') as HTMLElement)
    const dialog = await waitFor(() => screen.getByRole('alertdialog'))
    await waitFor(() => expect(dialog).toHaveTextContent('vibol2026'))
    // Those of a message inside it are not its own.
    const buttons = dialog.querySelectorAll('button:not(section[aria-live] *)')
    await userEvent.click(buttons[buttons.length - 1] as HTMLElement)
    await waitFor(() => expect(canvas.querySelector('form')).toBeNull())
    // It stays the version that was sent, and does not block itself.
    await new Promise((later) => setTimeout(later, 300))
    await expect(canvas).toHaveTextContent(/Offer sent.*Version 1/)
    await expect(canvas).not.toHaveTextContent('already has an offer')
  },
}

/** A new version begins with the terms that are in force. */
export const OfferOfANewVersion: Story = {
  render: () => <Screen query="?kind=dividend&side=downline&offer=chanthou_team" />,
  play: async ({ canvasElement: canvas }) => {
    const [tier] = sampleContract().tiers
    await expect(await box(canvas, 'tiers.0.rate')).toHaveValue(tier?.rate)
    await expect(await box(canvas, 'tiers.0.validBet')).not.toHaveValue('')
  },
}

export const OfferToAStranger: Story = {
  render: () => <Screen query="?kind=dividend&side=downline&offer=stranger" />,
}

export const Loading: Story = { render: () => <Screen answers={{ contracts: 'never' }} /> }
export const Failed: Story = { render: () => <Screen answers={{ contracts: new ApiError('network') }} /> }
export const InKhmer: Story = { ...Offer, globals: { language: 'km' } }
export const InArabic: Story = { ...Offer, globals: { language: 'ar' } }

/** Salaries are paid by volume: under the regulated profile dividends alone are agreed, and an old address leads to them. */
export const RegulatedProfile: Story = {
  render: () => <Screen query="?kind=dailySalary" />,
  globals: { policy: 'regulated' },
  play: async ({ canvas }) => {
    const tab = await canvas.findByRole('tab')
    await expect(tab).toHaveTextContent('Dividend')
    await expect(tab).toHaveAttribute('aria-selected', 'true')
  },
}

export const RegulatedOffer: Story = {
  render: () => <Screen query="?kind=realtimeSalary&offer=new" />,
  globals: { policy: 'regulated' },
  play: async ({ canvas }) => {
    const kind = await canvas.findByRole('combobox', { name: 'Type' })
    await expect(within(kind).getAllByRole('option')).toHaveLength(1)
    await expect(kind).toHaveValue('dividend')
  },
}

const requested = fn()
const sortable: Answers = {
  ...answering,
  contracts: ({ query }) => {
    requested(query)
    const { side } = query as { side: string }
    return { rows: side === 'own' ? [sampleContract()] : given, page: { next: null } }
  },
}

/** The platform sorts by each column; the order is kept in the address. */
export const Sorted: Story = {
  globals: { language: 'en' },
  beforeEach: () => void requested.mockReset(),
  render: () => <Screen query="?kind=dividend&side=downline&sort=until&order=ascending" answers={sortable} />,
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Contracts with my downlines' })
    await waitFor(() =>
      expect(requested).toHaveBeenCalledWith(
        expect.objectContaining({ side: 'downline', sort: 'until', order: 'ascending' }),
      ),
    )
    await userEvent.click(await within(table).findByRole('button', { name: 'Highest share' }))
    await waitFor(() =>
      expect(requested).toHaveBeenLastCalledWith(
        expect.objectContaining({ side: 'downline', sort: 'rate', order: 'descending' }),
      ),
    )
    await expect(within(table).getByRole('columnheader', { name: 'Highest share' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await expect(within(table).queryByRole('button', { name: 'Actions' })).toBeNull()
  },
}

/** What is in force stays above the versions, in whichever order they are. */
export const SortedVersions: Story = {
  globals: { language: 'en' },
  beforeEach: () => void requested.mockReset(),
  render: () => <Screen query="?kind=dividend" answers={sortable} />,
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'All versions' })
    const ofKind = requested.mock.calls.filter(([query]) => query.kind === 'dividend')
    await expect(ofKind).toHaveLength(1)
    await userEvent.click(within(table).getByRole('button', { name: 'Status' }))
    await waitFor(() =>
      expect(requested).toHaveBeenLastCalledWith(
        expect.objectContaining({ side: 'own', sort: 'state', order: 'ascending' }),
      ),
    )
    await expect(canvas.getByRole('table', { name: 'All versions' })).toBe(table)
  },
}
