import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { SearchField } from './SearchField.tsx'

const meta = {
  title: 'UI/Fields/SearchField',
  component: SearchField,
  args: { label: 'Search games', placeholder: 'For example, dragon', onSearch: fn(), onValueChange: fn() },
} satisfies Meta<typeof SearchField>
export default meta
type Story = StoryObj<typeof meta>

/** Enter searches; Escape clears, and reports that. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search games' })
    await userEvent.type(field, 'dragon')
    await expect(args.onSearch).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSearch).toHaveBeenLastCalledWith('dragon')
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveValue('')
    await expect(args.onSearch).toHaveBeenLastCalledWith('')
  },
}

/** The button clears and returns the focus. */
export const Clears: Story = {
  args: { defaultValue: 'tiger', button: true, hideLabel: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await expect(args.onSearch).toHaveBeenLastCalledWith('tiger')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }))
    const field = canvas.getByRole('searchbox')
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: 'Clear the search' })).toBeNull()
  },
}

/** The first letter shows the button that clears, and moves nothing. */
export const TheFirstLetterMovesNothing: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox')
    const room = () => [field.clientWidth, field.parentElement?.offsetHeight]
    const before = room()
    await expect(canvas.queryByRole('button', { name: 'Clear the search' })).toBeNull()
    await userEvent.type(field, 'd')
    await expect(canvas.getByRole('button', { name: 'Clear the search' })).toBeVisible()
    await expect(room()).toEqual(before)
  },
}

/** One search for what was typed quickly. */
export const WhileTyping: Story = {
  args: { searchOnType: true, debounce: 60 },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'gold', { delay: 1 })
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('gold'))
    await expect(args.onSearch).toHaveBeenCalledTimes(1)
  },
}

const games = ['Dragon gold', 'Dragon tiger', 'Golden fish']

/** The number of results is announced, not only shown. */
export const ResultsAreTold: Story = {
  render: function Found(args) {
    const [wanted, setWanted] = useState<string>()
    const count = games.filter((game) => game.toLowerCase().includes(wanted ?? '')).length
    return (
      <SearchField {...args} onSearch={setWanted} resultCount={wanted === undefined ? undefined : count} />
    )
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox')
    await userEvent.type(field, 'dragon{Enter}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 results'))
    await userEvent.type(field, 's{Enter}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('No results'))
  },
}

export const Loading: Story = { args: { defaultValue: 'dragon', loading: true } }
export const WithError: Story = { args: { error: 'Write at least two letters', defaultValue: 'd' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'dragon', button: true } }

export const LongText: Story = {
  args: {
    label: 'What are you looking for among all the games that we have? '.repeat(4),
    defaultValue: 'dragon '.repeat(30),
    error: 'x'.repeat(200),
    button: true,
  },
}

export const HostileText: Story = {
  args: { label: '<b>Search</b>', defaultValue: '"><img src=x onerror=alert(1)>', button: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('searchbox', { name: '<b>Search</b>' })).toBeVisible()
    await expect(canvasElement.querySelector('img, b')).toBeNull()
  },
}

export const RightToLeft: Story = {
  args: { label: 'ابحث عن لعبة', defaultValue: 'تنين', button: true },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <SearchField {...args} />
    </div>
  ),
}
