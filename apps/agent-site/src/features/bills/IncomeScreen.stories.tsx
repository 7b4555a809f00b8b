import { sampleInfo } from '@baize/account/testing'
import { ApiError } from '@baize/api'
import { type Answers, ScriptedPlatform } from '@baize/site/testing'
import { ToastRegion } from '@baize/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { IncomeScreen } from './IncomeScreen.tsx'
import { sampleBills } from './testing/fixtures.ts'

const meta = {
  title: 'Agent site/My income',
  component: IncomeScreen,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof IncomeScreen>
export default meta
type Story = StoryObj<typeof meta>

const answering: Answers = {
  contractInfo: sampleInfo,
  agentIncome: {
    kinds: [
      {
        kind: 'dividend',
        earned: '402500.00',
        received: '345000.00',
        owed: '152500.00',
        paidOn: '95000.00',
        net: '250000.00',
      },
      {
        kind: 'dailySalary',
        earned: '12000.00',
        received: '12000.00',
        owed: '18000.00',
        paidOn: '18000.00',
        net: '-6000.00',
      },
    ],
    rows: [...sampleBills],
    page: { next: null },
  },
}

function Screen({ answers = {} }: { answers?: Answers }) {
  return (
    <ScriptedPlatform site="agent" path="/agentHome/income" answers={{ ...answering, ...answers }}>
      <IncomeScreen />
      <ToastRegion />
    </ScriptedPlatform>
  )
}

export const Income: Story = { render: () => <Screen /> }
/**
 * The kinds are added up, below the bills, and a link leads there; the bills are all the reader's own, so that no
 * column says whose.
 */
export const AddedUp: Story = {
  render: () => <Screen />,
  play: async ({ canvas }) => {
    const sums = await canvas.findByRole('table', { name: 'By contract type' })
    const total = await within(sums).findByRole('row', { name: /^Total/ })
    await expect(total.textContent?.replace(/[^\d.,+−-]+/g, ' ')).toBe(
      ' 414,500.00 357,000.00 170,500.00 113,000.00+ 244,000.00',
    )
    const bills = canvas.getByRole('table', { name: 'Bills' })
    await expect(within(bills).queryByRole('columnheader', { name: 'Account' })).toBeNull()
    const isBelow = bills.compareDocumentPosition(sums) & Node.DOCUMENT_POSITION_FOLLOWING
    await expect(isBelow).toBeTruthy()
    const link = canvas.getByRole('link', { name: 'By contract type' })
    await expect(sums.closest(link.getAttribute('href') ?? '')).not.toBeNull()
  },
}
export const NothingEarned: Story = {
  render: () => <Screen answers={{ agentIncome: { kinds: [], rows: [], page: { next: null } } }} />,
}
/** Bills that are not paid yet: a text instead of a chart without bars. */
export const NothingPaid: Story = {
  render: () => (
    <Screen
      answers={{
        agentIncome: {
          kinds: [
            {
              kind: 'dividend',
              earned: '120.00',
              received: '0.00',
              owed: '0.00',
              paidOn: '0.00',
              net: '0.00',
            },
          ],
          rows: [...sampleBills],
          page: { next: null },
        },
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No activity in these dates' })).toBeVisible()
    await expect(canvas.queryByRole('figure')).toBeNull()
    await expect(canvas.getByRole('table', { name: 'By contract type' })).toHaveTextContent('120.00')
  },
}

export const Loading: Story = { render: () => <Screen answers={{ agentIncome: 'never' }} /> }
export const Failed: Story = { render: () => <Screen answers={{ agentIncome: new ApiError('network') }} /> }
export const InKhmer: Story = { ...Income, globals: { language: 'km' } }
export const InArabic: Story = { ...Income, globals: { language: 'ar' } }

/** Under the regulated profile nothing is paid by volume: there is one kind to choose, and one row of sums. */
export const RegulatedProfile: Story = {
  ...Income,
  globals: { policy: 'regulated' },
  play: async ({ canvas }) => {
    const sums = await canvas.findByRole('table', { name: 'By contract type' })
    await waitFor(() => expect(sums).toHaveTextContent('Dividend'))
    await expect(sums).not.toHaveTextContent('salary')
    await waitFor(() =>
      expect(canvas.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
        'All types',
        'Dividend',
      ]),
    )
  },
}
