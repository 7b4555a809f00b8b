import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MotionSwitch } from './MotionSwitch.tsx'
import { chooseStill } from './motion.ts'
import { SchemeSwitch } from './SchemeSwitch.tsx'
import { chooseScheme, schemeChoice } from './scheme.ts'

const meta = { title: 'UI/Site/SchemeSwitch', component: SchemeSwitch } satisfies Meta<typeof SchemeSwitch>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const IconOnly: Story = { args: { iconOnly: true } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Khmer: Story = { globals: { language: 'km' } }

/** Sets the attribute on the page's root, keeps the choice, and forgets it for the device's own. */
export const Switches: Story = {
  play: async ({ canvas, userEvent }) => {
    const before = schemeChoice()
    try {
      // A page that is dark already has nothing to change: begin from the device's choice.
      await userEvent.click(canvas.getByRole('radio', { name: 'System' }))
      await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }))
      await expect(document.documentElement).toHaveAttribute('data-scheme', 'dark')
      await expect(localStorage.getItem('baize.scheme')).toBe('dark')
      await userEvent.keyboard('{ArrowUp}')
      await expect(document.documentElement).toHaveAttribute('data-scheme', 'light')
      await userEvent.click(canvas.getByRole('radio', { name: 'System' }))
      await expect(document.documentElement).not.toHaveAttribute('data-scheme')
      await expect(localStorage.getItem('baize.scheme')).toBeNull()
    } finally {
      chooseScheme(before)
      localStorage.removeItem('baize.scheme')
    }
  },
}

/** Stops everything that moves by itself, on all pages of the site. */
export const Motion: Story = {
  render: () => <MotionSwitch />,
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Pause animations' })
    control.focus()
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
    await expect(document.documentElement).toHaveAttribute('data-motion', 'still')
    chooseStill(false)
    await expect(document.documentElement).not.toHaveAttribute('data-motion')
  },
}
