import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { PatternTable } from './PatternTable.tsx'

const meta = { title: 'Forms/Pattern table', component: PatternTable } satisfies Meta<typeof PatternTable>
export default meta
type Story = StoryObj<typeof meta>

const passing = (canvas: HTMLElement) =>
  within(canvas)
    .getAllByText('passes')
    .map((answer) => answer.closest('tr')?.querySelector('td')?.textContent?.match(/\d+/)?.[0])

export const TryAText: Story = {
  args: { text: 'Player01' },
  play: async ({ canvasElement: canvas }) => {
    await expect(passing(canvas)).toEqual(['1', '2', '5', '6', '8', '10', '16'])
    await userEvent.clear(within(canvas).getByRole('textbox'))
    await userEvent.type(within(canvas).getByRole('textbox'), 'ខ្មែរ')
    await expect(passing(canvas)).toEqual(['1', '10', '23'])
  },
}
