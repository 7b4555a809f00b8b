import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Text } from '../text/Text.tsx'
import { Collapse } from './Collapse.tsx'

const meta = {
  title: 'UI/Layout/Collapse',
  component: Collapse,
  args: {
    label: 'How the bonus is paid',
    children: <Text>Within a day of the first deposit.</Text>,
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Collapse>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = { args: { defaultOpen: true } }
export const Disabled: Story = { args: { disabled: true } }

/** The APG disclosure: Enter and Space open and close; the button says which, and names what it controls. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'How the bonus is paid' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(await canvas.findByText(/Within a day/)).toBeVisible()
    await userEvent.keyboard(' ')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await waitFor(() => expect(canvas.queryByText(/Within a day/)).toBeNull())
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2)
  },
}

/** Where its owner decides, it only asks. */
export const Controlled: Story = {
  args: { open: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
    await expect(canvas.getByText(/Within a day/)).toBeVisible()
  },
}

export const LongText: Story = {
  args: {
    defaultOpen: true,
    label: 'What is left of the turnover before the bonus can be withdrawn '.repeat(4),
    children: <Text>{'Every bet that is settled counts with what was staked. '.repeat(12)}</Text>,
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { defaultOpen: true, label: 'كيف تدفع المكافأة', children: <Text>خلال يوم من أول إيداع.</Text> },
}
