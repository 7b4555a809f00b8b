import { ApiError } from '@baize/api'
import { type Answers, ScriptedPlatform } from '@baize/site/testing'
import { closeAllDialogs, DialogHost } from '@baize/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { sampleDays, sampleMembers } from '../../testing/fixtures/team-members.ts'
import { TransferScreen } from './TransferScreen.tsx'
import { field } from './testing/form.ts'

const meta = {
  title: 'Agent site/Transfer',
  component: TransferScreen,
  parameters: { layout: 'padded' },
  beforeEach: () => closeAllDialogs,
} satisfies Meta<typeof TransferScreen>
export default meta
type Story = StoryObj<typeof meta>

const team: Answers = {
  teamMembers: ({ query }) => {
    const { search = '' } = query as { search?: string }
    const rows = sampleMembers.filter(({ account }) => account.startsWith(search))
    return {
      ...sampleDays,
      rows,
      count: search ? rows.length : 67,
      trail: [],
      page: { next: search ? null : 'next' },
    }
  },
}

const sent: Answers = {
  ...team,
  createTransfer: {
    id: 'trf_01JD9Q4',
    at: '2026-11-21T03:05:06Z',
    toAccount: 'vibol2026',
    amount: '125.50',
    balance: '4799874.50',
    toBalance: '375.50',
  },
}

interface ScreenProps {
  answers?: Answers
  /** The account in the address. */
  to?: string
  way?: string
}

function Screen({ answers = team, to = '', way = '' }: ScreenProps) {
  const query = to ? `?to=${to}` : way ? `?way=${way}` : ''
  return (
    <ScriptedPlatform site="agent" path={`/agentHome/transfer${query}`} answers={answers}>
      <TransferScreen />
      <DialogHost />
    </ScriptedPlatform>
  )
}

async function review(canvas: HTMLElement) {
  await userEvent.type(await field(canvas, 'amount'), '125.50')
  await userEvent.type(await field(canvas, 'paymentPassword'), '246810')
  await userEvent.type(await field(canvas, 'note'), 'Float')
  await userEvent.click(canvas.querySelector('button[type=submit]') as HTMLElement)
  return waitFor(() => screen.getByRole('alertdialog'))
}

/** The last of the dialog's own buttons continues. */
async function send(canvas: HTMLElement) {
  const dialog = await review(canvas)
  const buttons = dialog.querySelectorAll('button:not(section[aria-live] *)')
  await userEvent.click(buttons[buttons.length - 1] as HTMLElement)
}

export const ToWhom: Story = {
  render: () => <Screen />,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/1–\d\u2069? of 67 accounts/, undefined, { timeout: 8000 }),
    ).toBeVisible()
  },
}

export const HowMuch: Story = { render: () => <Screen to="vibol2026" /> }

/** Beside each other the accounts have an arrow that points from the payer to the payee. */
export const HowMuchRightToLeft: Story = {
  globals: { language: 'pseudo-rtl', viewport: { value: 'tablet' } },
  render: () => <Screen to="vibol2026" />,
  play: async ({ canvasElement }) => {
    const plane = await waitFor(() => {
      const found = canvasElement.querySelector<SVGElement>('svg.lucide-send')
      if (!found?.parentElement) throw new Error('no arrow yet')
      return found
    })
    // The icon is mirrored automatically, and its container does not mirror it again.
    await expect(getComputedStyle(plane).scale).toBe('-1 1')
    await expect(getComputedStyle(plane.parentElement as Element).transform).toBe('none')
  },
}

export const NotInTheTeam: Story = { render: () => <Screen to="stranger" /> }

export const Review: Story = {
  render: () => <Screen to="vibol2026" answers={sent} />,
  play: async ({ canvasElement }) => {
    const dialog = await review(canvasElement)
    await expect(dialog).toHaveTextContent('4,799,874.50')
    await expect(dialog).toHaveTextContent('375.50')
  },
}

export const Receipt: Story = {
  render: () => <Screen to="vibol2026" answers={sent} />,
  play: async ({ canvasElement }) => {
    await send(canvasElement)
    await waitFor(() => expect(canvasElement).toHaveTextContent('trf_01JD9Q4'))
  },
}

export const NotEnough: Story = {
  render: () => (
    <Screen to="vibol2026" answers={{ ...team, createTransfer: new ApiError('insufficientFunds') }} />
  ),
  play: async ({ canvasElement }) => {
    await send(canvasElement)
    await waitFor(() => expect(canvasElement.querySelector('form')?.getAttribute('aria-busy')).toBe('false'))
    await expect(await field(canvasElement, 'amount')).toHaveValue('125.50')
    await expect(await field(canvasElement, 'note')).toHaveValue('Float')
  },
}

const above = (upline: string | null): Answers => ({
  agentTransfers: { upline, rows: [], totals: { in: '0.00', out: '0.00' }, page: { next: null } },
})

/** Upwards there is one receiver, who is named. */
export const ToMyUpline: Story = {
  render: () => <Screen way="up" answers={above('mekong888')} />,
  play: async ({ canvasElement }) => {
    const dialog = await review(canvasElement)
    await expect(dialog).toHaveTextContent('Send this to mekong888?')
  },
}

export const NobodyAbove: Story = { render: () => <Screen way="up" answers={above(null)} /> }

export const Failed: Story = { render: () => <Screen answers={{ teamMembers: new ApiError('network') }} /> }

/** Before a form is filled that would be refused. */
export const BalanceFrozen: Story = {
  globals: { language: 'en' },
  render: () => (
    <Screen
      answers={{
        ...team,
        pendingActions: {
          otherMessages: 0,
          rows: [
            {
              ...{ kind: 'balanceFrozen', id: 'frz_1', until: null, amount: '7.50' },
              link: '/agentHome/dividend?side=downline',
            },
          ],
        },
      }}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    const pay = await canvas.findByRole('link', { name: 'Pay dividends' })
    await expect(pay).toHaveAttribute('href', '/agentHome/dividend?side=downline')
    await expect(canvasElement).toHaveTextContent(/frozen because of overdue dividends\. .*7\.50.* is due/)
  },
}
