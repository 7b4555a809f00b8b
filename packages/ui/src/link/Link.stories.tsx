import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkButton } from '../link-button/LinkButton.tsx'
import { Stack } from '../stack/Stack.tsx'
import { Text } from '../text/Text.tsx'
import { Link } from './Link.tsx'

const meta = {
  title: 'UI/Text/Link',
  component: Link,
  args: { href: '#rules', children: 'the rules of play' },
} satisfies Meta<typeof Link>
export default meta
type Story = StoryObj<typeof meta>

export const InText: Story = {
  render: (args) => (
    <Text>
      Please read <Link {...args} /> before you begin.
    </Text>
  ),
}

/** By itself, as below a list: under a finger it is as tall as a button. */
export const Alone: Story = { args: { standalone: true, children: 'All promotions' } }

export const Quiet: Story = { args: { tone: 'quiet', current: 'page' } }
export const External: Story = { args: { external: true, href: 'https://example.com/' } }

/** A link that looks like a button stays a link. */
export const AsButton: Story = {
  render: ({ href }) => (
    <Stack align="start">
      <LinkButton href={href}>Register</LinkButton>
      <LinkButton href={href} variant="outline" tone="neutral" size="small">
        Sign in
      </LinkButton>
      <LinkButton href={href} tone="premium" size="large">
        Deposit
      </LinkButton>
    </Stack>
  ),
}

export const LongText: Story = {
  args: { children: 'the rules of play, which are long and which nobody reads to their end, '.repeat(6) },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { children: 'قواعد اللعب' } }
