import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { DepositIcon, RecordIcon, RewardIcon, SecurityIcon, WithdrawIcon } from '../icons/icons.ts'
import { AccountMenu } from './AccountMenu.tsx'

const meta = {
  title: 'UI/Site/AccountMenu',
  component: AccountMenu,
  args: {
    name: 'sokha88',
    detail: 'VIP 2',
    onSignOut: fn(),
    groups: [
      {
        id: 'money',
        items: [
          { id: 'deposit', label: 'Deposit', href: '#deposit', icon: <DepositIcon /> },
          { id: 'withdraw', label: 'Withdraw', href: '#withdraw', icon: <WithdrawIcon /> },
        ],
      },
      {
        id: 'account',
        items: [
          { id: 'bets', label: 'Betting record', href: '#bets', icon: <RecordIcon /> },
          {
            id: 'rewards',
            label: 'Reward centre',
            href: '#rewards',
            icon: <RewardIcon />,
            count: 2,
          },
          { id: 'security', label: 'Security centre', href: '#security', icon: <SecurityIcon /> },
        ],
      },
    ],
  },
} satisfies Meta<typeof AccountMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account: sokha88' }))
    await expect(screen.getByRole('menuitem', { name: 'Deposit' })).toHaveAttribute('href', '#deposit')
  },
}

export const SignsOut: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button').focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(screen.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSignOut).toHaveBeenCalledOnce()
  },
}

export const LongName: Story = {
  args: {
    name: 'a_nickname_of_the_greatest_length_that_anyone_could_be_given_by_a_server',
    detail: 'An agent of a long title',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
  },
}

export const RightToLeftName: Story = {
  args: { name: 'لاعب محظوظ' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
  },
}

export const Khmer: Story = {
  globals: { language: 'km' },
  args: { name: 'សុខា', detail: 'វីអាយភី ២' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
  },
}
