import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Amount } from '../amount/Amount.tsx'
import { EmptyState } from '../empty-state/EmptyState.tsx'
import { Tree, type TreeProps } from './Tree.tsx'
import type { TreeNode } from './tree-node.ts'

const downline: TreeNode[] = [
  {
    id: 'dara',
    label: 'Dara',
    children: [
      { id: 'sophea', label: 'Sophea', children: [{ id: 'rithy', label: 'Rithy' }] },
      { id: 'bopha', label: 'Bopha' },
    ],
  },
  { id: 'vannak', label: 'Vannak', childCount: 3 },
  { id: 'pisey', label: 'Pisey', childCount: 2 },
]
const below: NonNullable<TreeProps['loadChildren']> = async (node) => [
  { id: `${node.id}-1`, label: `${node.label}'s first`, childCount: 1 },
  { id: `${node.id}-2`, label: `${node.label}'s second` },
]

const meta = {
  title: 'UI/Data/Tree',
  component: Tree,
  args: {
    label: 'Downline',
    nodes: downline,
    loadChildren: below,
    defaultExpanded: ['dara', 'sophea'],
    defaultValue: 'sophea',
    onValueChange: fn(),
    figures: (node) => <Amount value={`${node.label.length * 317}.5`} currency="$" />,
  },
} satisfies Meta<typeof Tree>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** A click opens and closes where nothing can be chosen. */
export const WithoutChoice: Story = {
  render: ({ onValueChange: _, defaultValue: __, ...args }) => <Tree {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: /^Vannak/ }))
    await expect(await canvas.findByRole('treeitem', { name: /^Vannak's first/ })).toHaveAttribute(
      'aria-level',
      '2',
    )
  },
}
export const Loading: Story = {
  args: { defaultExpanded: ['vannak'], loadChildren: () => new Promise(() => {}) },
}
/** What failed to load can be requested again, by Enter as by a click. */
export const Failed: Story = {
  args: { defaultExpanded: ['vannak'], loadChildren: fn() },
  beforeEach: ({ args }) => {
    ;(args.loadChildren as ReturnType<typeof fn>).mockReset()
    ;(args.loadChildren as ReturnType<typeof fn>)
      .mockRejectedValueOnce(new Error('lost'))
      .mockImplementation(below)
  },
  play: async ({ canvas, userEvent }) => {
    const note = await canvas.findByRole('treeitem', { name: /^Could not be loaded/ })
    await userEvent.tab()
    await userEvent.keyboard('{End}{ArrowUp}')
    await expect(note).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('treeitem', { name: /^Vannak's first/ })
    await expect(canvas.getByRole('treeitem', { name: /^Vannak / })).toHaveFocus()
  },
}
export const StaysLost: Story = {
  args: {
    defaultExpanded: ['vannak'],
    loadChildren: async () => {
      throw new Error('lost')
    },
  },
}
export const Empty: Story = { args: { nodes: [], empty: <EmptyState title="No downline yet" /> } }
/** The server counted wrong: there are no children. */
export const NobodyBelow: Story = { args: { defaultExpanded: ['vannak'], loadChildren: async () => [] } }
export const HostileNames: Story = {
  args: {
    nodes: [
      { id: '1', label: '<b>Bold</b> & "quoted"' },
      { id: '2', label: 'كنز الصحراء الذهبي' },
      { id: '3', label: 'x'.repeat(200), childCount: 98_765_432 },
      { id: '3', label: 'Met twice' },
    ],
  },
}
const deep = (level: number): TreeNode => ({
  id: `level-${level}`,
  label: `Level ${level}`,
  ...(level < 30 && { children: [deep(level + 1)] }),
})
export const ThirtyLevels: Story = {
  args: { nodes: [deep(1)], defaultExpanded: Array.from({ length: 30 }, (_, level) => `level-${level + 1}`) },
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('treeitem', { name: /^Sophea/ })).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('treeitem', { name: /^Sophea/ })).toHaveAttribute('aria-expanded', 'true')
  },
}
export const Khmer: Story = { globals: { language: 'km' }, args: { label: 'ក្រុមក្រោម' } }

/** One stop of Tab; arrows, Home, End, letters and the star by the WAI-ARIA pattern. */
export const ByKeyboard: Story = {
  globals: { direction: 'ltr' },
  play: async ({ args, canvas, userEvent }) => {
    const item = (name: RegExp) => canvas.getByRole('treeitem', { name })
    await userEvent.tab()
    await expect(item(/^Sophea/)).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(item(/^Rithy/)).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(item(/^Sophea/)).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(item(/^Sophea/)).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('treeitem', { name: /^Rithy/ })).toBeNull()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(item(/^Dara/)).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(item(/^Pisey/)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('pisey')
    await expect(item(/^Pisey/)).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Home}')
    await expect(item(/^Dara/)).toHaveFocus()
    await userEvent.keyboard('va')
    await expect(item(/^Vannak/)).toHaveFocus()
    await userEvent.keyboard('*')
    await expect(await canvas.findByRole('treeitem', { name: /^Pisey's second/ })).toBeVisible()
    await expect(item(/^Vannak /)).toHaveFocus()
    await userEvent.tab()
    await expect(document.activeElement?.getAttribute('role')).not.toBe('treeitem')
  },
}
