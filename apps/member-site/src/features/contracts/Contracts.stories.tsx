import { contractAnswers, sampleContract, sampleInfo, sampleOffer } from '@baize/account/testing'
import { ApiError } from '@baize/api'
import { type Answers, comeOnline, defaultMember, ScriptedPlatform, untilOnline } from '@baize/site/testing'
import { closeAllDialogs, DialogHost, ToastRegion } from '@baize/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { clearPopup } from '../../shared/popups/popups.ts'
import { ContractsScreen } from './ContractsScreen.tsx'

const meta = {
  title: 'Member site/Contracts/Member centre',
  component: ContractsScreen,
  parameters: { layout: 'padded' },
  beforeEach: () => () => {
    clearPopup()
    closeAllDialogs()
  },
} satisfies Meta<typeof ContractsScreen>
export default meta
type Story = StoryObj<typeof meta>

const answering: Answers = {
  ...contractAnswers(),
  memberInfo: { ...defaultMember, type: 0, isAgent: false },
}

const at =
  (answers: Answers = {}, query = ''): NonNullable<Story['render']> =>
  () => (
    <ScriptedPlatform path={`/member/contracts${query}`} answers={{ ...answering, ...answers }}>
      <ContractsScreen />
      <DialogHost />
      <ToastRegion />
    </ScriptedPlatform>
  )

/** Pending ones first; then those in force, then past ones. */
export const Usual: Story = {
  render: at(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('mekong888 offers you a contract')
    await expect(await canvas.findAllByRole('heading', { level: 2 })).toHaveLength(3)
  },
}

/** Agreed, and not yet in force: its start is its state, as on the agents’ site. */
export const BeginsLater: Story = {
  render: at({
    ...contractAnswers({ own: [sampleContract({ version: 3, validFrom: '2099-11-29T17:00:00Z' })] }),
    contractInfo: { ...sampleInfo, divtypereq: 'none' },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Starts/)).toHaveTextContent(/Nov 30, 2099/)
    await expect(canvas.queryByText('In force')).toBeNull()
  },
}

/** The upline asks to end what is in force. */
export const EndIsAsked: Story = {
  render: at({
    ...contractAnswers({ own: [sampleContract({ state: 'terminationRequested', terminationBy: 'upline' })] }),
    contractInfo: { ...sampleInfo, divtypereq: 'termination' },
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('mekong888 has asked to end a contract')
  },
}

export const NoneYet: Story = {
  render: at({
    ...contractAnswers({ own: [] }),
    contractInfo: { ...sampleInfo, divtypereq: 'none' },
  }),
}

/** An agent finds the contracts of its downlines on the agent site. */
export const OfAnAgent: Story = { render: at({ memberInfo: defaultMember }) }

export const InFull: Story = { render: at({}, '?open=con_2') }

/** The request to end a contract asks once more, and says what follows. */
export const AskedForTheEnd: Story = {
  render: at({}, '?open=con_2'),
  play: async ({ canvasElement }) => {
    const ask = await within(canvasElement).findByRole('button', { name: 'Ask to end the contract' })
    ask.click()
    await waitFor(() => expect(screen.getByRole('alertdialog')).toHaveTextContent('mekong888'))
  },
}

export const Loading: Story = { render: at({ contracts: 'never', contractInfo: 'never' }) }

export const FailedThenRetry: Story = {
  render: at({ contracts: new ApiError('network') }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Try again' })
  },
}

export const OfSomebodyElse: Story = {
  render: at({ contractDetail: new ApiError('notFound') }, '?open=con_99'),
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Something didn’t load' }),
    ).toBeVisible()
    await expect(canvasElement).toHaveTextContent('This was not found.')
  },
}

const ownOnes = { rows: [sampleOffer, sampleContract()], page: { next: null } }
const hostile = 'ភ្នាក់ងារដែលមានឈ្មោះវែងណាស់<script>alert(1)</script>_and_on_and_on'

export const LongNames: Story = {
  render: at({
    contracts: ({ query }) => ({
      rows:
        (query as { side?: string }).side === 'own'
          ? [
              sampleContract({
                ...sampleOffer,
                upline: { id: 'mbr_0', account: hostile, nickname: hostile },
              }),
            ]
          : [],
      page: { next: null },
    }),
  }),
}

export const InKhmer: Story = { ...Usual, render: at(), play: async () => {}, globals: { language: 'km' } }
export const InArabic: Story = { ...Usual, render: at(), play: async () => {}, globals: { language: 'ar' } }

/** What failed to load while offline is loaded on reconnection, without a click. */
export const Offline: Story = {
  render: (...story) =>
    at({ contractInfo: untilOnline(sampleInfo), contracts: untilOnline(ownOnes) })(...story),
  play: async ({ canvas, canvasElement }) => {
    await comeOnline(canvasElement)
    await canvas.findByText('mekong888 offers you a contract')
  },
}
