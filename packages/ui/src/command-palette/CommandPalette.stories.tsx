import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { HistoryIcon, SearchIcon } from '../icons/icons.ts'
import { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx'
import type { Command, CommandGroup } from './useCommands.ts'

const games: Command[] = ['Lucky Fish', 'Dragon Gate', 'Golden Sands', 'Lucky Dice'].map((label) => ({
  id: label,
  label,
  href: `#${label}`,
}))

const recent: CommandGroup = {
  id: 'recent',
  label: 'Recent',
  commands: [{ id: 'fish', label: 'Lucky Fish', icon: <HistoryIcon /> }],
}
const pages: CommandGroup = {
  id: 'pages',
  label: 'Pages',
  commands: [
    { id: 'deposit', label: 'Deposit', href: '#deposit', description: 'By bank or by e-wallet' },
    { id: 'withdraw', label: 'Withdraw', href: '#withdraw', keywords: ['cash out'] },
  ],
}
const search = fn(async (text: string, _signal: AbortSignal) => {
  await new Promise((resolve) => setTimeout(resolve, 20))
  return games.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))
})
const found: CommandGroup = { id: 'games', label: 'Games', search }

function Page(props: CommandPaletteProps) {
  const [open, setOpen] = useState(props.defaultOpen ?? false)
  return (
    <>
      <Button icon={<SearchIcon />} variant="outline" onClick={() => setOpen(true)}>
        Search
      </Button>
      <CommandPalette
        {...props}
        open={open}
        onOpenChange={(next, reason) => {
          setOpen(next)
          props.onOpenChange?.(next, reason)
        }}
      />
    </>
  )
}

const meta = {
  title: 'UI/Site/CommandPalette',
  component: CommandPalette,
  render: (args) => <Page {...args} />,
  args: {
    ...{ label: 'Search games and pages', placeholder: 'A game or a page', shortcut: 'k' },
    ...{ groups: [recent, pages, found], onSelect: fn(), onOpenChange: fn() },
  },
} satisfies Meta<typeof CommandPalette>
export default meta
type Story = StoryObj<typeof meta>

const input = () => screen.findByRole('combobox', { name: 'Search games and pages' })
const active = () => screen.getByRole('option', { selected: true })
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** A button opens it; what is typed filters pages and searches games; Enter chooses, and the focus is back. */
export const Default: Story = {
  globals: { language: 'en' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await waitFor(async () => expect(await input()).toHaveFocus())
    await expect(screen.getByRole('group', { name: 'Recent' })).toBeVisible()
    await expect(search).not.toHaveBeenCalled()
    await userEvent.keyboard('dice')
    await expect(await screen.findByRole('option', { name: 'Lucky Dice' })).toBeVisible()
    await expect(screen.getByText('1 result')).toHaveAttribute('role', 'status')
    await expect(search).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{Enter}')
    await closed()
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'Lucky Dice' }))
    await expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus()
  },
}

/** The shortcut opens it; arrows go round; Escape clears what is typed, then closes. */
export const ByKeyboard: Story = {
  play: async () => {
    await userEvent.keyboard('{Control>}k{/Control}')
    const field = await input()
    await waitFor(() => expect(field).toHaveFocus())
    await expect(active()).toHaveTextContent('Lucky Fish')
    await userEvent.keyboard('{ArrowUp}')
    await expect(active()).toHaveTextContent('Withdraw')
    await expect(field).toHaveAttribute('aria-activedescendant', active().id)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(active()).toHaveTextContent('Deposit')
    await userEvent.keyboard('cash out')
    await expect(active()).toHaveTextContent('Withdraw')
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveValue('')
    await userEvent.keyboard('{Escape}')
    await closed()
  },
}

/** What is outdated is aborted, and its results are not shown. */
export const Aborted: Story = {
  args: { defaultOpen: true },
  play: async () => {
    await userEvent.type(await input(), 'gate')
    await screen.findByRole('option', { name: 'Dragon Gate' })
    const before = search.mock.lastCall?.[1]
    await userEvent.clear(await input())
    await expect(before?.aborted).toBe(true)
    await expect(screen.queryByRole('option', { name: 'Dragon Gate' })).toBeNull()
  },
}

let attempts = 0
const failsOnce = async () => {
  attempts += 1
  if (attempts === 1) throw new Error('offline')
  return games
}

/** A failed search says so, and can be tried again. */
export const Failed: Story = {
  beforeEach: () => {
    attempts = 0
  },
  globals: { language: 'en' },
  args: { defaultOpen: true, groups: [{ id: 'games', label: 'Games', search: failsOnce }] },
  play: async () => {
    await userEvent.type(await input(), 'lucky')
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await expect(await screen.findByRole('option', { name: 'Lucky Fish' })).toBeVisible()
  },
}

export const Nothing: Story = {
  globals: { language: 'en' },
  args: { defaultOpen: true },
  play: async () => {
    await userEvent.type(await input(), 'zzz')
    await expect(await screen.findByText(/Nothing matches/)).toBeVisible()
  },
}

export const LongText: Story = {
  args: {
    defaultOpen: true,
    groups: [
      {
        ...pages,
        commands: [
          {
            id: 'long',
            label: 'What is left of the turnover '.repeat(8),
            description: 'By bank '.repeat(20),
          },
        ],
      },
    ],
  },
}
export const RightToLeft: Story = {
  globals: { language: 'ar' },
  args: {
    ...{ defaultOpen: true, label: 'البحث في الألعاب والصفحات', placeholder: 'لعبة أو صفحة' },
    groups: [{ id: 'pages', label: 'الصفحات', commands: [{ id: 'deposit', label: 'إيداع' }] }],
  },
}
