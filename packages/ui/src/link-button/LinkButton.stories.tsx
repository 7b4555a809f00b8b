import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { buttonVariants } from '../button/Button.tsx'
import { DepositIcon } from '../icons/icons.ts'
import { Inline } from '../inline/Inline.tsx'
import { LinkButton } from './LinkButton.tsx'

const meta = {
  title: 'UI/Actions/LinkButton',
  component: LinkButton,
  args: { href: '#deposit', children: 'Deposit' },
} satisfies Meta<typeof LinkButton>
export default meta
type Story = StoryObj<typeof meta>

/** Looks like a button and is a link: Enter follows it, and it can be opened in a new page. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Deposit' })
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(link).toHaveAttribute('href', '#deposit')
  },
}

export const Variants: Story = {
  render: (args) => (
    <Inline>
      {buttonVariants.map((variant) => (
        <LinkButton {...args} key={variant} variant={variant} icon={<DepositIcon />} />
      ))}
    </Inline>
  ),
}

/** The new page cannot reach back to this one. */
export const External: Story = {
  args: { href: 'https://example.com/', external: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer')
  },
}

export const Full: Story = { args: { fullWidth: true } }
export const LongText: Story = { args: { children: 'A way that takes long to describe. '.repeat(6) } }
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { children: 'إيداع', icon: <DepositIcon /> },
}
