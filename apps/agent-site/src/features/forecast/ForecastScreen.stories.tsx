import { ApiError } from '@baize/api'
import { type Answers, ScriptedPlatform } from '@baize/site/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { noForecast, sampleForecast } from '../../testing/fixtures/forecast.ts'
import { ForecastScreen } from './ForecastScreen.tsx'

const meta = {
  title: 'Agent site/Forecast',
  component: ForecastScreen,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ForecastScreen>
export default meta
type Story = StoryObj<typeof meta>

function Screen({ answers }: { answers: Answers }) {
  return (
    <ScriptedPlatform site="agent" path="/agentHome/forecast" answers={answers}>
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
