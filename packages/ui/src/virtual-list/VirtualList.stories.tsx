import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { EmptyState } from '../empty-state/EmptyState.tsx'
import { Inline } from '../inline/Inline.tsx'
import { Link } from '../link/Link.tsx'
import { Text } from '../text/Text.tsx'
import { VirtualList, type VirtualListProps } from './VirtualList.tsx'

interface Member {
  id: string
  name: string
}
const members = (count: number, name = (index: number) => `Member ${index + 1}`): Member[] =>
  Array.from({ length: count }, (_, index) => ({ id: `m${index}`, name: name(index) }))

const MemberList = (props: VirtualListProps<Member>) => <VirtualList {...props} />

const meta = {
  title: 'UI/Data/VirtualList',
  component: MemberList,
  args: {
    label: 'Members',
    items: members(10_000),
    itemKey: (member) => member.id,
    height: 360,
    rowHeight: 24,
    children: (member) => (
      <Inline space="sm">
        <Link href={`#${member.id}`}>{member.name}</Link>
        <Text size="sm" tone="muted">
          {member.id}
        </Text>
      </Inline>
    ),
  },
} satisfies Meta<typeof MemberList>
export default meta
type Story = StoryObj<typeof meta>

export const TenThousand: Story = {
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem')
    await expect(rows.length).toBeLessThan(100)
    await expect(rows[0]).toHaveAttribute('aria-setsize', '10000')
    await expect(rows[0]).toHaveAttribute('aria-posinset', '1')
  },
}
/** The position is restored. */
export const InTheMiddle: Story = {
  args: { defaultIndex: 5000, onIndexChange: fn() },
  play: async ({ canvas }) => {
    const view = canvas.getByRole('region', { name: 'Members' }).getBoundingClientRect()
    const row = (await canvas.findByRole('link', { name: 'Member 5001' })).getBoundingClientRect()
    await expect(row.top).toBeGreaterThanOrEqual(view.top - 24)
    await expect(row.bottom).toBeLessThanOrEqual(view.bottom)
  },
}
export const ScrollsWithThePage: Story = {
  render: ({ height: _, ...args }) => <MemberList {...args} />,
  args: { items: members(300) },
}
export const RowsOfManyHeights: Story = {
  args: { items: members(2000, (index) => 'A member of many names '.repeat((index % 9) + 1)) },
}
export const Few: Story = { args: { items: members(3) } }
export const Empty: Story = { args: { items: [], empty: <EmptyState title="No members yet" /> } }
export const HostileNames: Story = {
  args: {
    items: members(
      30,
      (index) => ['<b>Bold</b> & "quoted"', 'كنز الصحراء', 'x'.repeat(200)][index % 3] ?? '',
    ),
  },
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'الأعضاء', items: members(1000, (index) => `عضو رقم ${index + 1}`) },
}
export const Khmer: Story = {
  globals: { language: 'km' },
  args: { label: 'សមាជិក', items: members(1000, (index) => `សមាជិក ${index + 1}`) },
}
