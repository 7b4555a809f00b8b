import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/Button.tsx'
import { Card } from '../card/Card.tsx'
import { Stack } from './Stack.tsx'

const meta = {
  title: 'UI/Layout/Stack',
  component: Stack,
  args: { children: ['One', 'Two', 'Three', 'Four'].map((name) => <Card key={name}>{name}</Card>) },
} satisfies Meta<typeof Stack>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WideApart: Story = { args: { space: 'xl' } }
export const AtTheStart: Story = {
  args: {
    align: 'start',
    children: ['Deposit', 'Withdraw'].map((word) => <Button key={word}>{word}</Button>),
  },
}
export const RightToLeft: Story = { ...AtTheStart, globals: { direction: 'rtl' } }
export const Empty: Story = { args: { children: undefined } }

export const LongText: Story = {
  args: {
    children: ['Much is to be said in one place. '.repeat(10), 'x'.repeat(200)].map((text) => (
      <Card key={text}>{text}</Card>
    )),
  },
}
