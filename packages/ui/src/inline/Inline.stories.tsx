import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from '../badge/Badge.tsx'
import { Button } from '../button/Button.tsx'
import { Inline } from './Inline.tsx'

const badges = (count: number) =>
  Array.from({ length: count }, (_, index) => `Badge ${index + 1}`).map((name) => (
    <Badge key={name}>{name}</Badge>
  ))

const meta = {
  title: 'UI/Layout/Inline',
  component: Inline,
  args: { children: badges(5) },
} satisfies Meta<typeof Inline>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Wraps: Story = { args: { children: badges(40) } }
export const Centred: Story = { args: { align: 'center' } }
export const Apart: Story = {
  args: { align: 'between', children: ['Back', 'Next'].map((word) => <Button key={word}>{word}</Button>) },
}
export const Empty: Story = { args: { children: undefined } }

/** The first child is at the right, as reading begins there. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const left = (name: string) => canvas.getByText(name).getBoundingClientRect().left
    await expect(left('Badge 1')).toBeGreaterThan(left('Badge 2'))
  },
}

export const LongText: Story = {
  args: {
    children: ['A badge that says far more than a badge should. '.repeat(5), 'Short'].map((text) => (
      <Badge key={text}>{text}</Badge>
    )),
  },
}
