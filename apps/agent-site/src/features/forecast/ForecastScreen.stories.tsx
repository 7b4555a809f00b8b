import { ApiError } from '@baize/api'
import { type Answers, ScriptedPlatform } from '@baize/site/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { noForecast, sampleForecast } from '../../testing/fixtures/forecast.ts'
import { ForecastScreen } from './ForecastScreen.tsx'

const meta = {
  title: 'Agent site/Forecast',
  component: ForecastScreen,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ForecastScreen>
export default meta
type Story = StoryObj<typeof meta>

function Screen({ answers, query = '' }: { answers: Answers; query?: string }) {
  return (
    <ScriptedPlatform site="agent" path={`/agentHome/forecast${query}`} answers={answers}>
      <ForecastScreen />
    </ScriptedPlatform>
  )
}

/** What is missing at the next settlement, and a branch that costs more than it earns. */
export const BothWays: Story = {
  render: () => <Screen answers={{ contractForecast: sampleForecast }} />,
  play: async ({ canvas }) => {
    const cash = await canvas.findByRole('table', { name: 'Cash needed' }, { timeout: 8000 })
    await expect(cash).toHaveTextContent(/152,500\.00.*37,487\.50/)
    const margins = canvas.getByRole('table', { name: 'Margin by downline' })
    await expect(within(margins).getByRole('row', { name: /vibol_agent/ })).toHaveTextContent(/20,000\.00/)
    await expect(canvas.getByText('Nothing to pay (carried loss)')).toBeVisible()
  },
}

export const NoContract: Story = {
  render: () => <Screen answers={{ contractForecast: noForecast }} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No contract runs', undefined, { timeout: 8000 })).toBeVisible()
  },
}

export const Loading: Story = { render: () => <Screen answers={{ contractForecast: 'never' }} /> }

export const Failed: Story = {
  render: () => <Screen answers={{ contractForecast: new ApiError('busy') }} />,
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => <Screen answers={{ contractForecast: sampleForecast }} />,
}

export const InKhmer: Story = {
  globals: { language: 'km' },
  render: () => <Screen answers={{ contractForecast: sampleForecast }} />,
}

export const RightToLeft: Story = {
  globals: { language: 'ar' },
  render: () => <Screen answers={{ contractForecast: sampleForecast }} />,
}

const requested = fn()

/** The platform sorts each table by itself; the orders are kept in the address. */
export const Sorted: Story = {
  globals: { language: 'en' },
  beforeEach: () => void requested.mockReset(),
  render: () => (
    <Screen
      query="?marginsSort=earned&marginsOrder=ascending"
      answers={{
        contractForecast: ({ query }) => {
          requested(query)
          return sampleForecast
        },
      }}
    />
  ),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Contracts with your downlines' })
    const margins = { marginsSort: 'earned', marginsOrder: 'ascending' }
    await expect(requested).toHaveBeenLastCalledWith(margins)
    await userEvent.click(within(table).getByRole('button', { name: 'You would owe' }))
    await waitFor(() =>
      expect(requested).toHaveBeenLastCalledWith({
        ...{ ...margins, downlinesSort: 'amount', downlinesOrder: 'descending' },
      }),
    )
    const header = (name: string, column: string) =>
      within(canvas.getByRole('table', { name })).getByRole('columnheader', { name: column })
    await expect(header('Contracts with your downlines', 'You would owe')).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await expect(header('Margin by downline', 'Earned by the branch')).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await expect(header('Your contracts', 'You would receive')).toHaveAttribute('aria-sort', 'none')
  },
}
