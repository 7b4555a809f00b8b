import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '../card/Card.tsx'
import { Grid } from './Grid.tsx'

const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven']
const cards = names.map((name) => <Card key={name}>{name}</Card>)

const meta = { title: 'UI/Layout/Grid', component: Grid, args: { children: cards } } satisfies Meta<
  typeof Grid
>
export default meta
type Story = StoryObj<typeof meta>

export const OfCards: Story = {}
export const OfTiles: Story = { args: { cell: 'tile', space: 'sm' } }
export const OfPanels: Story = { args: { cell: 'panel' } }
export const Empty: Story = { args: { children: undefined } }

export const AsAList: Story = {
  args: { as: 'ul', children: names.map((name) => <li key={name}>{name}</li>) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(names.length)
  },
}

/** A cell is never wider than its container, whatever its minimum width. */
export const Narrow: Story = {
  args: { cell: 'panel' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 200 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('One').getBoundingClientRect().width).toBeLessThanOrEqual(200)
  },
}

export const LongText: Story = {
  args: {
    children: ['One cell that says far more than the others. '.repeat(8), 'x'.repeat(200), 'Short'].map(
      (text) => <Card key={text}>{text}</Card>,
    ),
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { children: ['واحد', 'اثنان', 'ثلاثة', 'أربعة'].map((text) => <Card key={text}>{text}</Card>) },
}
