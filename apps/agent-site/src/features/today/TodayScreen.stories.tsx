import { agentPendingRows } from '@baize/account/testing'
import { ApiError } from '@baize/api'
import { type Answers, ScriptedPlatform } from '@baize/site/testing'
import { closeAllDialogs, DialogHost, ToastRegion } from '@baize/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { noForecast, sampleForecast } from '../../testing/fixtures/forecast.ts'
import { TodayScreen } from './TodayScreen.tsx'
import { quietDay, sampleDay } from './testing/fixtures.ts'

const meta = {
  title: 'Agent site/Today',
  component: TodayScreen,
  parameters: { layout: 'padded' },
  beforeEach: () => closeAllDialogs,
} satisfies Meta<typeof TodayScreen>
export default meta
type Story = StoryObj<typeof meta>

const waiting: Answers = {
  contractForecast: sampleForecast,
  agentDay: sampleDay,
  pendingActions: { rows: [...agentPendingRows], otherMessages: 0 },
}

function Screen({ answers }: { answers: Answers }) {
  return (
    <ScriptedPlatform site="agent" path="/agentHome/today" answers={answers}>
      <TodayScreen />
      <DialogHost />
      <ToastRegion />
    </ScriptedPlatform>
  )
}

/** What waits leads to where it is settled; what is owed is compared with the balance. */
export const Busy: Story = {
  render: () => <Screen answers={waiting} />,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(
      () => expect(canvasElement).toHaveTextContent(/You owe your downlines .*152,500\.00 on 3 bills/),
      { timeout: 8000 },
    )
    await expect(canvas.getByRole('link', { name: 'Answer request' })).toHaveAttribute(
      'href',
      '/agentHome/transfer?way=up',
    )
    await expect(await canvas.findByText(/40,737\.50 short/)).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'About these figures' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^New accounts/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/agentHome/team-members?show=new&from=2026-11-20&to='),
    )
  },
}

export const Quiet: Story = {
  render: () => <Screen answers={{ agentDay: quietDay, contractForecast: noForecast }} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing needs your attention')).toBeVisible()
    await expect(await canvas.findByText('You have nothing to pay your downlines.')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Since midnight' })).toBeVisible()
  },
}

/** The amounts from which messages are sent; an empty one is none. */
export const LargeAmounts: Story = {
  render: () => (
    <Screen
      answers={{
        ...waiting,
        teamAlerts: { win: '500.00', withdrawal: null },
        setTeamAlerts: ({ body }) => body as { win: string | null; withdrawal: string | null },
      }}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Alert settings' }))
    const dialog = await screen.findByRole('dialog', { name: 'Large amount alerts' }, { timeout: 8000 })
    const win = await within(dialog).findByRole('textbox', { name: /^Minimum win/ })
    await waitFor(() => expect(win).toHaveValue('500.00'))
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Minimum withdrawal/ }), '200')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('Amounts saved.')).toBeVisible()
  },
}

const changed = fn((body: unknown) => body as { win: string | null; withdrawal: string | null })

/** Opened again, the amounts are those that were saved, also where reading them takes a moment. */
export const AlertsOpenedAgain: Story = {
  render: () => (
    <Screen
      answers={{
        ...waiting,
        setTeamAlerts: ({ body }) => changed(body),
        teamAlerts: async () => {
          if (changed.mock.calls.length === 0) return { win: '500.00', withdrawal: null }
          await new Promise((resolve) => setTimeout(resolve, 600))
          return { win: '700.00', withdrawal: null }
        },
      }}
    />
  ),
  beforeEach: () => void changed.mockClear(),
  play: async ({ canvas }) => {
    const win = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Alert settings' }))
      const dialog = await screen.findByRole('dialog', { name: 'Large amount alerts' }, { timeout: 8000 })
      return () => within(dialog).findByRole('textbox', { name: /^Minimum win/ })
    }
    const first = await win()
    await userEvent.clear(await first())
    await userEvent.type(await first(), '700')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const second = await win()
    await waitFor(async () => expect(await second()).toHaveValue('700.00'), { timeout: 3000 })
  },
}

export const Loading: Story = { render: () => <Screen answers={{ agentDay: 'never' }} /> }

export const Failed: Story = { render: () => <Screen answers={{ agentDay: new ApiError('busy') }} /> }

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => <Screen answers={waiting} />,
}

export const InKhmer: Story = { globals: { language: 'km' }, render: () => <Screen answers={waiting} /> }

export const RightToLeft: Story = { globals: { language: 'ar' }, render: () => <Screen answers={waiting} /> }
