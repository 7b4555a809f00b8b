import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { BalancePill, type BalancePillProps } from './BalancePill.tsx'

const meta = {
  title: 'UI/Site/BalancePill',
  component: BalancePill,
  args: { amount: '12840.5', currency: '$', onHiddenChange: fn(), onRefresh: fn() },
} satisfies Meta<typeof BalancePill>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Hidden: Story = { args: { hidden: true } }
export const Refreshing: Story = { args: { refreshing: true } }
export const NotKnownYet: Story = { args: { amount: undefined } }
export const Zero: Story = { args: { amount: '0' } }
export const Negative: Story = { args: { amount: '-15.2' } }
export const Huge: Story = { args: { amount: '98765432109876.54', currency: '៛' } }
/** The amount opens what it is made of; the agent's own site leaves that out, and has text there. */
export const Opens: Story = {
  args: { onOpen: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '$12,840.50' }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}
export const OpensHidden: Story = { args: { onOpen: fn(), hidden: true } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Khmer: Story = { globals: { language: 'km' }, args: { currency: '៛' } }

function Wallet(props: BalancePillProps) {
  const [refreshing, setRefreshing] = useState(false)
  const refresh = () => {
    props.onRefresh()
    setRefreshing(true)
    setTimeout(() => setRefreshing(false), 50)
  }
  return <BalancePill {...props} refreshing={refreshing} onRefresh={refresh} />
}

/** Hides and shows by keyboard; says once that it was refreshed. */
export const ByKeyboard: Story = {
  render: (args) => <Wallet {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const hide = canvas.getByRole('button', { name: 'Hide balance' })
    hide.focus()
    await userEvent.keyboard(' ')
    await expect(hide).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.queryByText('$12,840.50')).toBeNull()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('$12,840.50')).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRefresh).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Balance refreshed'))
  },
}
