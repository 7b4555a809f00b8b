import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '../card/Card.tsx'
import { Columns } from './Columns.tsx'

const cards = ['One', 'Two', 'Three'].map((name) => <Card key={name}>{name}</Card>)

const meta = {
  title: 'UI/Layout/Columns',
  component: Columns,
  args: { children: cards.slice(0, 2), collapseBelow: 'never' },
} satisfies Meta<typeof Columns>
export default meta
type Story = StoryObj<typeof meta>

export const Halves: Story = {}
export const Thirds: Story = { args: { template: '1/1/1', children: cards } }
export const TwoToOne: Story = { args: { template: '2/1' } }
export const FillAndFit: Story = { args: { template: 'fill/fit' } }

/** One under another below the width of a desktop. */
export const Collapses: Story = {
  args: { collapseBelow: 'desktop' },
  play: async ({ canvas }) => {
    const top = (name: string) => canvas.getByText(name).getBoundingClientRect().top
    await expect(top('Two') > top('One')).toBe(window.innerWidth < 1024)
  },
}

export const LongText: Story = {
  args: { children: [<Card key="long">{'Averylongword'.repeat(30)}</Card>, <Card key="short">Short</Card>] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const RightToLeft: Story = { args: { template: '1/2' }, globals: { direction: 'rtl' } }
