import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { CaptchaField } from './CaptchaField.tsx'

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="120" height="44"><text x="60" y="30" font-size="24" text-anchor="middle" letter-spacing="6">7K2P</text></svg>')}`

const meta = {
  title: 'UI/Fields/CaptchaField',
  component: CaptchaField,
  args: { label: 'Letters in the picture', name: 'captcha', image: picture, onRefresh: fn(), maxLength: 6 },
} satisfies Meta<typeof CaptchaField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New picture' }))
    await expect(args.onRefresh).toHaveBeenCalledTimes(1)
  },
}

export const Refreshing: Story = { args: { refreshing: true } }
export const NoPicture: Story = { args: { image: '' } }
export const WithError: Story = { args: { error: 'The letters do not match', required: true } }

/** No puzzle: the device is at work; visitors who prefer an image can have one. */
export const Proving: Story = {
  args: { proof: 'working', onProve: fn() },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('input')).toBeNull()
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onRefresh).toHaveBeenCalledTimes(1)
  },
}

export const Proven: Story = { args: { proof: 'done', onProve: fn() } }

/** A click on the button below it while the proof ends reaches that button. */
export const ProvenAsHigh: Story = {
  render: function Render(args) {
    const [proof, setProof] = useState<'working' | 'done'>('working')
    return (
      <>
        <CaptchaField {...args} proof={proof} onProve={() => {}} />
        <button type="button" onPointerDown={() => setProof('done')} onClick={args.onProve}>
          Send
        </button>
      </>
    )
  },
  args: { onProve: fn() },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Send' })
    const before = button.getBoundingClientRect().top
    await userEvent.click(button)
    await expect(canvas.getByRole('status')).toHaveTextContent('Check complete')
    await expect(button.getBoundingClientRect().top).toBe(before)
    await expect(args.onProve).toHaveBeenCalledTimes(1)
    await expect(canvas.getAllByRole('button')).toEqual([button])
  },
}

export const ProofInstead: Story = {
  args: { onProve: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Verify automatically/ }))
    await expect(args.onProve).toHaveBeenCalledTimes(1)
  },
}

/** Visitors who cannot see the image hear tones to count: the same box takes their numbers. */
export const Heard: Story = {
  render: function Render(args) {
    const [state, setState] = useState<'none' | 'playing'>('none')
    return (
      <CaptchaField
        {...args}
        onProve={() => {}}
        sound={{ state, toggle: () => setState(state === 'none' ? 'playing' : 'none') }}
      />
    )
  },
  play: async ({ canvas }) => {
    const listen = canvas.getByRole('button', { name: 'Use sound instead' })
    await userEvent.click(listen)
    await expect(canvas.getByRole('status')).toHaveTextContent('enter the five numbers')
    await expect(canvas.getByRole('button', { name: 'Stop sound' })).toHaveFocus()
    await expect(canvas.getByRole('textbox', { name: 'Letters in the picture' })).toBeVisible()
  },
}

export const SoundFailed: Story = { args: { sound: { state: 'failed', toggle: fn() } } }

/** Switching to the other way moves the focus to it, and not back to the top of the page. */
export const FocusGoesAlong: Story = {
  render: function Render(args) {
    const [proof, setProof] = useState<'working' | 'none'>('none')
    return (
      <CaptchaField
        {...args}
        proof={proof}
        onProve={() => setProof('working')}
        onRefresh={() => setProof('none')}
      />
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Verify automatically/ }))
    await expect(await canvas.findByRole('status')).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('textbox', { name: 'Letters in the picture' })).toHaveFocus()
  },
}

/** A device that proves itself without being asked does not take the focus. */
export const ProvingTakesNoFocus: Story = {
  args: { proof: 'working', onProve: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).not.toHaveFocus()
  },
}

export const LongText: Story = {
  args: {
    label: 'Type the letters that you see in the picture beside the box. '.repeat(4),
    error: 'These are not the letters. '.repeat(8),
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { label: 'الحروف في الصورة' } }

export const HostileText: Story = {
  args: { label: '<b>Label</b>', hint: '<script>alert(1)</script>', error: '<i>wrong</i>' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('<b>Label</b>')).toBeVisible()
    await expect(canvasElement.querySelector('b, i, script')).toBeNull()
  },
}
