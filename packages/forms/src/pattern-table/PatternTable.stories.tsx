import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { PatternTable } from './PatternTable.tsx'

const meta = { title: 'Forms/Pattern table', component: PatternTable } satisfies Meta<typeof PatternTable>
export default meta
type Story = StoryObj<typeof meta>

const passing = (canvas: HTMLElement) =>
  within(within(canvas).getByRole('table'))
    .getAllByText('passes')
    .map((answer) => answer.closest('tr')?.querySelector('td')?.textContent?.match(/\d+/)?.[0])

const field = (canvas: HTMLElement, name: string) => {
  const input = canvas.querySelector<HTMLInputElement>(`input[name="${name}"]`)
  if (!input) throw new Error(`There is no field ${name}`)
  return input
}

export const TryAText: Story = {
  args: { text: 'Player01' },
  play: async ({ canvasElement: canvas }) => {
    await expect(passing(canvas)).toEqual(['1', '2', '5', '6', '8', '10', '16'])
    await userEvent.clear(field(canvas, 'text'))
    await userEvent.type(field(canvas, 'text'), 'ខ្មែរ')
    await expect(passing(canvas)).toEqual(['1', '10', '23'])
    await expect(within(canvas).getByTestId('count')).toHaveTextContent('5 characters')
  },
}

export const HowATextIsCounted: Story = {
  args: { text: ' e\u0301😀 ' },
  play: async ({ canvasElement: canvas }) => {
    await expect(within(canvas).getByTestId('count')).toHaveTextContent('2 characters: read as "é😀"')
  },
}

export const TryAPattern: Story = {
  args: { text: 'Player01', pattern: '(?i)^[a-z]+[0-9]{2}$' },
  play: async ({ canvasElement: canvas }) => {
    const told = () => within(canvas).getByTestId('own')
    const write = async (source: string) => {
      await userEvent.clear(field(canvas, 'pattern'))
      await userEvent.click(field(canvas, 'pattern'))
      await userEvent.paste(source)
    }
    await expect(told()).toHaveTextContent('Usable, with (?i) put into JavaScript’s words. This text passes')
    await write('^(a+)+$')
    await expect(told()).toHaveTextContent('Usable. This text fails')
    await write('(\\w)\\1')
    await expect(told()).toHaveTextContent('Refused: backReference')
    await write('^[a-z')
    await expect(told()).toHaveTextContent('Refused: syntax')
  },
}
