import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { RedEnvelope, type RedEnvelopeState } from './RedEnvelope.tsx'

const meta = {
  title: 'UI/Gaming/RedEnvelope',
  component: RedEnvelope,
  args: { state: 'closed', onOpen: fn(), onClose: fn(), currency: '$' },
} satisfies Meta<typeof RedEnvelope>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Opening: Story = { args: { state: 'opening' } }
export const Opened: Story = {
  args: { state: 'opened', amount: '88.88' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You received $88.88')
  },
}
export const Missed: Story = { args: { state: 'missed' } }
export const Taken: Story = { args: { state: 'taken', amount: '8.88' } }
export const TakenOfUnknownAmount: Story = { args: { state: 'taken' } }

function Played(args: ComponentProps<typeof RedEnvelope>) {
  const [state, setState] = useState<RedEnvelopeState>('closed')
  return (
    <RedEnvelope
      {...args}
      state={state}
      amount={state === 'opened' ? '88.88' : undefined}
      onOpen={() => {
        args.onOpen()
        setState('opening')
        setTimeout(() => setState('opened'), 300)
      }}
    />
  )
}

/** By keyboard: opened, announced, and its animation skipped. */
export const Opens: Story = {
  render: (args) => <Played {...args} />,
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('You received $88.88'))
    const skip = canvas.queryByRole('button', { name: 'Skip' })
    if (skip) await userEvent.click(skip)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Thanks' })).toBeVisible(), {
      timeout: 4000,
    })
    const running = canvasElement
      .getAnimations({ subtree: true })
      .filter((each) => each.playState === 'running')
    await expect(running).toHaveLength(0)
  },
}

/** Where motion is unwanted the amount is shown at once, and there is nothing to skip. */
export const Still: Story = {
  globals: { motion: 'reduced' },
  render: (args) => <Played {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('You received $88.88'))
    await expect(canvas.queryByRole('button', { name: 'Skip' })).toBeNull()
  },
}

export const Huge: Story = { args: { state: 'opened', amount: '99999999999999999999.99' } }
export const ZeroAmount: Story = { args: { state: 'opened', amount: '0' } }
export const NegativeAmount: Story = { args: { state: 'opened', amount: '-5' } }
export const LongGiver: Story = {
  args: { from: 'A giver whose name goes on for very long indeed. '.repeat(5) },
}
export const HostileGiver: Story = { args: { from: '<img src=x onerror=alert(1)>' } }
export const RightToLeftGiver: Story = { args: { from: 'لاعب محظوظ' } }
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { state: 'opened', amount: '88.88' },
}
export const Khmer: Story = { globals: { language: 'km' }, args: { currency: '៛' } }
