import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Link } from '../link/Link.tsx'
import { Text } from '../text/Text.tsx'
import { HoverCard } from './HoverCard.tsx'

const meta = {
  title: 'UI/Modal/HoverCard',
  component: HoverCard,
  args: {
    children: <Link href="#dara">Dara</Link>,
    content: <Text>Member since May, level 3</Text>,
    openDelay: 0,
    closeDelay: 50,
    onOpenChange: fn(),
  },
} satisfies Meta<typeof HoverCard>
export default meta
type Story = StoryObj<typeof meta>

const card = () => screen.findByText('Member since May, level 3')
const closed = () => waitFor(() => expect(screen.queryByText('Member since May, level 3')).toBeNull())

export const Default: Story = {}
export const Open: Story = { args: { defaultOpen: true } }

/** It stays while the pointer is on the link or on the card. */
export const ByPointer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Dara' })
    await userEvent.hover(link)
    await userEvent.hover(await card())
    await new Promise((resolve) => setTimeout(resolve, 150))
    await expect(await card()).toBeVisible()
    await userEvent.unhover(await card())
    await closed()
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  },
}

/** It shows for the keyboard's focus, Escape closes it, and the link keeps the focus. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await card()
    await userEvent.keyboard('{Escape}')
    await closed()
    await expect(canvas.getByRole('link', { name: 'Dara' })).toHaveFocus()
  },
}

/** Where its owner decides, it only asks. */
export const Controlled: Story = {
  args: { open: false },
  play: async ({ args, userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(true))
    await expect(screen.queryByText('Member since May, level 3')).toBeNull()
  },
}

export const LongText: Story = {
  args: {
    defaultOpen: true,
    content: <Text>{'Every bet that is settled counts with what was staked. '.repeat(20)}</Text>,
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { defaultOpen: true, children: <Link href="#dara">دارا</Link>, content: <Text>عضو منذ مايو</Text> },
}
