import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Amount } from '../amount/Amount.tsx'
import { Grid } from '../grid/Grid.tsx'
import { CashIcon, TeamIcon } from '../icons/icons.ts'
import { StatTile } from './StatTile.tsx'

const meta = {
  title: 'UI/Data/StatTile',
  component: StatTile,
  args: {
    label: 'Valid bets of the team',
    value: <Amount value="48210.75" currency="$" />,
    delta: 0.124,
    note: 'against last week',
  },
} satisfies Meta<typeof StatTile>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('up by 12.4%')).toBeInTheDocument()
  },
}
export const Lead: Story = { args: { featured: true, icon: <CashIcon /> } }
export const AsLink: Story = { args: { href: '#team', icon: <TeamIcon /> } }
export const Worse: Story = { args: { delta: -0.08 } }
export const LessIsBetter: Story = {
  args: { label: 'Complaints', value: '3', delta: -0.4, trend: 'lessIsBetter' },
}
export const Unchanged: Story = { args: { delta: 0 } }
export const Plain: Story = {
  args: { label: 'Members', value: '1,204' },
  render: () => <StatTile label="Members" value="1,204" />,
}
export const Huge: Story = { args: { value: <Amount value="-98765432109876.54" currency="៛" /> } }
export const LongLabel: Story = {
  args: {
    label: 'A label of very many words that does not want to come to an end at all',
    featured: true,
    icon: <CashIcon />,
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { icon: <CashIcon /> } }
export const Khmer: Story = {
  globals: { language: 'km' },
  args: { label: 'ការភ្នាល់ដែលមានសុពលភាព', note: 'ធៀបនឹងសប្តាហ៍មុន' },
}

const week = ['1200.00', '1450.50', '980.00', '1720.25', '2010.00', '1890.75', '2240.00']
/** The trend is drawn; the result is written. */
export const Trend: Story = { args: { history: week } }
export const LeadTrend: Story = { args: { history: week, featured: true, icon: <CashIcon /> } }
export const TrendRightToLeft: Story = { globals: { direction: 'rtl' }, args: { history: week } }
export const TrendOfOddFigures: Story = {
  render: (args) => (
    <Grid>
      <StatTile {...args} label="One day" history={['5']} />
      <StatTile {...args} label="All zero" history={['0', '0', '0']} />
      <StatTile {...args} label="With gaps" history={['4', null, '9', 'oops', '2']} />
      <StatTile {...args} label="None" history={[]} />
      <StatTile {...args} label="Below zero" history={['-4', '98765432109876.54', '-2']} />
    </Grid>
  ),
}
export const HostileLabel: Story = {
  args: { label: '<img src=x onerror="alert(1)">', value: 'x'.repeat(200), note: 'كنز الصحراء الذهبي' },
}

export const Overview: Story = {
  render: () => (
    <Grid>
      <StatTile
        featured
        label="Team balance"
        value={<Amount value="128400" currency="$" />}
        icon={<CashIcon />}
      />
      <StatTile
        label="Deposits"
        value={<Amount value="8210.75" currency="$" />}
        delta={0.12}
        href="#deposits"
      />
      <StatTile
        label="Withdrawals"
        value={<Amount value="3110" currency="$" />}
        delta={-0.03}
        trend="lessIsBetter"
      />
      <StatTile label="Members" value="1,204" icon={<TeamIcon />} note="12 new today" />
    </Grid>
  ),
}
