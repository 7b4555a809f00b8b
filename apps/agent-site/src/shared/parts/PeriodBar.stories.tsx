import { ScriptedPlatform } from '@baize/site/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { PeriodBar } from './PeriodBar.tsx'
import { usePeriod } from './usePeriod.ts'

const meta = {
  title: 'Agent site/Period of a page',
  parameters: { layout: 'padded' },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

function Bar() {
  const period = usePeriod()
  const { from, to } = period.range
  return (
    <>
      <PeriodBar period={period} />
      <p data-testid="range">{`${from} ${to}`}</p>
    </>
  )
}

const shown = (query = '') => (
  <ScriptedPlatform site="agent" path={`/agentHome/team-betting${query}`} answers={{}}>
    <Bar />
  </ScriptedPlatform>
)

/** Arrows lead to the days before and after those that are shown, and never past today. */
export const EarlierAndLater: Story = {
  render: () => shown('?from=2026-11-01&to=2026-11-07'),
  play: async ({ canvas }) => {
    const range = await canvas.findByTestId('range')
    const click = async (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    await click('Earlier period')
    await expect(range).toHaveTextContent('2026-10-25 2026-10-31')
    await click('Later period')
    await click('Later period')
    await expect(range).toHaveTextContent('2026-11-08 2026-11-14')
    await click('Quick select: Other dates')
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Last 30 days' }))
    await expect(await canvas.findByRole('button', { name: 'Quick select: Last 30 days' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Later period' })).toBeDisabled()
    const last30 = range.textContent
    await click('Earlier period')
    await expect(range).not.toHaveTextContent(last30 ?? '')
    await click('Later period')
    await expect(range).toHaveTextContent(last30 ?? '')
    await expect(canvas.queryByRole('button', { name: /^Next/ })).toBeNull()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, render: () => shown() }

export const RightToLeft: Story = { globals: { language: 'ar' }, render: () => shown() }
