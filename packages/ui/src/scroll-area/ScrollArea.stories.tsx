import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Text } from '../text/Text.tsx'
import { ScrollArea } from './ScrollArea.tsx'

const long = 'Every bet that is settled counts with what was staked. '.repeat(40)

const meta = {
  title: 'UI/Layout/ScrollArea',
  component: ScrollArea,
  args: { label: 'Terms of the bonus', maxHeight: 160, children: <Text>{long}</Text> },
} satisfies Meta<typeof ScrollArea>
export default meta
type Story = StoryObj<typeof meta>

/** Tab reaches what scrolls, and the arrow keys scroll it; a line marks where more is. */
export const LongText: Story = {
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('region', { name: 'Terms of the bonus' })
    await waitFor(() => expect(area).toHaveAttribute('data-more-below'))
    await expect(area).not.toHaveAttribute('data-more-above')
    await userEvent.tab()
    await expect(area).toHaveFocus()
    area.scrollTop = area.scrollHeight
    await waitFor(() => expect(area).toHaveAttribute('data-more-above'))
    await expect(area).not.toHaveAttribute('data-more-below')
  },
}

/** What has no more to show is no stop of Tab. */
export const Short: Story = {
  args: { children: <Text>Every bet counts.</Text> },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('region', { name: 'Terms of the bonus' })
    await expect(area).not.toHaveAttribute('tabindex')
    await expect(area).not.toHaveAttribute('data-more-below')
  },
}

export const Inline: Story = {
  args: { axis: 'inline', children: <Text>{'1234567890'.repeat(60)}</Text> },
}

export const Both: Story = { args: { axis: 'both', maxHeight: 120 } }

/** The first edge is where reading begins. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    axis: 'inline',
    children: (
      <div dir="rtl">
        <Text>{'١٢٣٤٥٦٧٨٩٠'.repeat(80)}</Text>
      </div>
    ),
  },
}
