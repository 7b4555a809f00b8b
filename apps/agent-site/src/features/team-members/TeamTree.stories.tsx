import { ApiError } from '@baize/api'
import { type Answers, ScriptedPlatform } from '@baize/site/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { sampleDownline } from '../../testing/fixtures/downline.ts'
import { sampleDays, sampleMembers, sampleNode } from '../../testing/fixtures/team-members.ts'
import { TeamMembersScreen } from './TeamMembersScreen.tsx'

const meta = {
  title: 'Agent site/Team members/Tree',
  component: TeamMembersScreen,
  parameters: { layout: 'padded' },
  beforeEach: () => sessionStorage.removeItem('baize.tree.open'),
} satisfies Meta<typeof TeamMembersScreen>
export default meta
type Story = StoryObj<typeof meta>

const asked = fn()
const crowd = Array.from({ length: 5_000 }, (_, place) =>
  sampleNode(`member${String(place).padStart(4, '0')}`),
)
const children: Readonly<Record<string, ReturnType<typeof sampleNode>[]>> = {
  '': [
    sampleNode('chanthou_team', { isAgent: true, downlines: 2, profitLoss: '1890.55' }),
    sampleNode('sovann_team', { isAgent: true, downlines: 5_000 }),
    sampleNode('vibol2026'),
  ],
  mbr_chanthou_team: [sampleNode('below_one', { isAgent: true, downlines: 1 }), sampleNode('below_two')],
  mbr_below_one: [sampleNode('deep_down')],
  mbr_sovann_team: crowd,
}
const tree: NonNullable<Answers['teamTree']> = ({ query }) => {
  const { parentId = '', after } = query as { parentId?: string; after?: string }
  asked(parentId)
  const rows = children[parentId] ?? []
  // As the platform responds: so many at once, and where the next ones begin.
  const from = Number(after ?? 0)
  const next = from + 2_000 < rows.length ? `${from + 2_000}` : null
  return { rows: rows.slice(from, from + 2_000), page: { next } }
}
const deep = {
  ...sampleDownline,
  ...{ id: 'mbr_deep_down', account: 'deep_down', isAgent: false, downlines: 0 },
  trail: ['chanthou_team', 'below_one', 'deep_down'].map((account) => ({ id: `mbr_${account}`, account })),
}
const usual: Answers = {
  teamTree: tree,
  teamMembers: {
    ...sampleDays,
    rows: [...sampleMembers],
    count: sampleMembers.length,
    trail: [],
    page: { next: null },
  },
  teamMemberDetail: ({ params }) =>
    (params as { id: string }).id === 'mbr_deep_down'
      ? deep
      : { ...sampleDownline, ...(params as { id: string }) },
}
const shown =
  (query = '?view=tree', answers: Answers = {}): NonNullable<Story['render']> =>
  () => (
    <ScriptedPlatform
      site="agent"
      path={`/agentHome/team-members${query}`}
      answers={{ ...usual, ...answers }}
    >
      <TeamMembersScreen />
    </ScriptedPlatform>
  )

/** The tree is chosen by the address; a branch is loaded when it is opened, and a clicked account is picked. */
export const BranchByBranch: Story = {
  render: shown(),
  play: async ({ canvas }) => {
    asked.mockClear()
    const agent = await canvas.findByRole('treeitem', { name: /^chanthou_team/ })
    await expect(agent).toHaveTextContent('1,890.55')
    await userEvent.click(agent)
    await canvas.findByRole('region', { name: 'Selected account' })
    await expect(canvas.getByRole('navigation', { name: 'Branch' })).toHaveTextContent('chanthou_team')
    await userEvent.keyboard('{ArrowRight}')
    await canvas.findByRole('treeitem', { name: /^below_two/ })
    await expect(asked).toHaveBeenLastCalledWith('mbr_chanthou_team')
    await expect(canvas.getByRole('link', { name: 'Details' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/agentHome\/downline\?id=mbr_chanthou_team&from=/),
    )
  },
}

function Reloaded() {
  const [load, setLoad] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setLoad(load + 1)}>
        Load again
      </button>
      <div key={load}>{branches()}</div>
    </>
  )
}
const branches = shown() as () => ReactNode

/** What was open is open when the page is loaded again, and what was closed is closed. */
export const OpenAfterAReload: Story = {
  render: () => <Reloaded />,
  play: async ({ canvas }) => {
    const reload = async () => {
      const before = await canvas.findByRole('tree')
      await userEvent.click(canvas.getByRole('button', { name: 'Load again' }))
      await waitFor(() => expect(before).not.toBeInTheDocument())
    }
    await userEvent.click(await canvas.findByRole('treeitem', { name: /^chanthou_team/ }))
    await userEvent.keyboard('{ArrowRight}')
    await userEvent.click(await canvas.findByRole('treeitem', { name: /^below_one/ }))
    await userEvent.keyboard('{ArrowRight}')
    await canvas.findByRole('treeitem', { name: /^deep_down/ })
    await reload()
    await canvas.findByRole('treeitem', { name: /^deep_down/ })
    await userEvent.click(canvas.getByRole('treeitem', { name: /^chanthou_team/ }))
    await userEvent.keyboard('{ArrowLeft}')
    await reload()
    await canvas.findByRole('treeitem', { name: /^sovann_team/ })
    await expect(canvas.queryByRole('treeitem', { name: /^below_one/ })).toBeNull()
  },
}

/** A branch of five thousand is one list, of which only the visible part is in the DOM. */
export const FiveThousandBelow: Story = {
  render: shown(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('treeitem', { name: /^sovann_team/ }))
    await userEvent.keyboard('{ArrowRight}')
    const first = await canvas.findByRole('treeitem', { name: /^member0000/ })
    await expect(first).toHaveAttribute('aria-setsize', '5000')
    await expect(canvas.getAllByRole('treeitem').length).toBeLessThan(300)
    await userEvent.keyboard('{End}{ArrowUp}')
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: /^member4999/ })).toHaveFocus())
  },
}

/** An address names an account far down: the tree opens down to it, level by level, and scrolls it into view. */
export const OpensDownToAnAccount: Story = {
  render: shown('?view=tree&at=mbr_deep_down'),
  play: async ({ canvas }) => {
    const found = await canvas.findByRole('treeitem', { name: /^deep_down/ })
    await expect(found).toHaveAttribute('aria-level', '3')
    await expect(found).toHaveAttribute('aria-selected', 'true')
    const way = canvas.getByRole('navigation', { name: 'Branch' })
    await expect(way).toHaveTextContent(/chanthou_team.*below_one.*deep_down/)
  },
}

/** Search asks the platform for the whole team; what is found leads to its place in the tree. */
export const FoundAndLedToTheTree: Story = {
  render: shown('?view=tree&search=vib&from=2026-11-15&to=2026-11-21'),
  play: async ({ canvas }) => {
    const [link] = await canvas.findAllByRole('link', { name: 'Show in tree' })
    await expect(link).toHaveAttribute(
      'href',
      '/agentHome/team-members?view=tree&at=mbr_vibol2026&from=2026-11-15&to=2026-11-21',
    )
    await expect(canvas.queryByRole('tree')).toBeNull()
  },
}

/** From the table to the tree and back, by the choice above them. */
export const ChosenAboveTheTable: Story = {
  render: shown(''),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Tree' }))
    await canvas.findByRole('tree', { name: 'Your team' })
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }))
    await canvas.findByRole('table', { name: 'Team management' })
  },
}

/** An account of another team opens nothing: the own tree does not change. */
export const AtAStranger: Story = {
  render: shown('?view=tree&at=mbr_stranger', {
    teamMemberDetail: new ApiError('notFound', { status: 404 }),
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('treeitem', { name: /^vibol2026/ })
    await expect(canvas.queryByRole('region', { name: 'Selected account' })).toBeNull()
  },
}

const lost = fn()
/** The top could not be read, then could; a branch that fails shows the error in its place. */
export const FailedThenThere: Story = {
  render: shown('?view=tree', { teamTree: (input) => lost(input) }),
  beforeEach: () => {
    lost
      .mockReset()
      .mockReturnValueOnce(new ApiError('network'))
      .mockImplementationOnce(tree)
      .mockReturnValue(new ApiError('network'))
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await userEvent.click(await canvas.findByRole('treeitem', { name: /^chanthou_team/ }))
    await userEvent.keyboard('{ArrowRight}')
    await canvas.findByRole('treeitem', { name: /^Could not be loaded/ })
  },
}

export const Loading: Story = { render: shown('?view=tree', { teamTree: 'never' }) }
export const NobodyYet: Story = {
  render: shown('?view=tree', { teamTree: { rows: [], page: { next: null } } }),
  play: async ({ canvas }) => {
    await canvas.findByText('Your team begins with one link')
  },
}
export const HostileNames: Story = {
  render: shown('?view=tree', {
    teamTree: {
      rows: [
        sampleNode('<b>bold</b>&amp;', { isAgent: true, balance: '99999999999999.99' }),
        sampleNode('سوفيا-من-الجنوب'),
        sampleNode('x'.repeat(200), { downlines: 98_765 }),
      ],
      page: { next: null },
    },
  }),
}
export const InKhmer: Story = { render: shown(), globals: { language: 'km' } }
export const RightToLeft: Story = {
  render: shown('?view=tree&at=mbr_deep_down'),
  globals: { language: 'ar' },
}
