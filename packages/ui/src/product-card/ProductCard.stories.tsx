import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { ProductCard } from './ProductCard.tsx'
import { redeemStatuses } from './productStates.ts'

const voucher = {
  id: 'voucher',
  name: 'Free bet of $10',
  points: '1200',
  stock: 40,
  motif: 'ticket',
} as const

const meta = {
  title: 'UI/Gaming/ProductCard',
  component: ProductCard,
  args: { product: voucher, balance: '8450', onRedeem: fn() },
  render: (args) => (
    <div style={{ inlineSize: 230 }}>
      <ProductCard {...args} />
    </div>
  ),
} satisfies Meta<typeof ProductCard>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('1,200')).toBeVisible()
    await userEvent.tab()
    const redeem = canvas.getByRole('button', { name: 'Redeem' })
    await expect(redeem).toHaveFocus()
    await expect(redeem).toHaveAccessibleDescription('Free bet of $10 40 left')
    await userEvent.keyboard('{Enter}')
    await expect(args.onRedeem).toHaveBeenCalledWith('voucher')
  },
}

const wares = [
  { id: 'phone', name: 'Telephone of the year', points: '480000', stock: 3, motif: 'phone' },
  { id: 'coins', name: 'Cash of $50', points: '6000', motif: 'coins' },
  { id: 'chips', name: 'A stack of live chips', points: '2500', stock: 12, motif: 'chips' },
  { id: 'gift', name: 'A box from the house', points: '9000', stock: 1, motif: 'gift' },
  { id: 'trip', name: 'Tickets to the final', points: '96000', stock: 0, motif: 'ticket' },
  { id: 'cup', name: 'A seat in the tournament', points: '8450', stock: 9, motif: 'trophy' },
] as const

export const Mall: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))', gap: 16 }}>
      {wares.map((product, index) => (
        <ProductCard
          {...args}
          key={product.id}
          product={product}
          {...(index < 3 && { redeemStatus: redeemStatuses[index] })}
        />
      ))}
    </div>
  ),
}

export const InProcess: Story = { args: { redeemStatus: 'inProcess' } }
export const Rejected: Story = { args: { redeemStatus: 'rejected' } }
export const Approved: Story = { args: { redeemStatus: 'approved' } }
export const UnknownStatus: Story = {
  args: { redeemStatus: 'LOST_AT_SEA' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Status unavailable')).toBeVisible()
    await expect(canvasElement).not.toHaveTextContent('LOST_AT_SEA')
  },
}

export const SoldOut: Story = {
  args: { product: { ...voucher, stock: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sold out')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Redeem' })).toBeDisabled()
  },
}

/** It says how many points are wanting. */
export const NotEnoughPoints: Story = {
  args: { balance: '850.5' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('349.50 points short')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Redeem' })).toBeDisabled()
  },
}

/** A visitor's points are not known: the button is there, and the site asks to sign in. */
export const Visitor: Story = { args: { balance: undefined } }
export const Loading: Story = { args: { loading: true } }
export const MissingPicture: Story = {
  args: { product: { ...voucher, image: '/no-such-thing.png' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull(), { timeout: 4000 })
    await expect(canvasElement.querySelector('svg[data-paint]')).not.toBeNull()
  },
}
export const Huge: Story = {
  args: { product: { ...voucher, points: '99999999999999999999', stock: 1_000_000 } },
}
export const NegativeAndZero: Story = { args: { product: { ...voucher, points: '0' }, balance: '-12.50' } }
export const NotANumber: Story = { args: { product: { ...voucher, points: 'soon' } } }
export const LongName: Story = {
  args: { product: { ...voucher, name: 'A thing of the mall with a name that goes on. '.repeat(5) } },
}
export const HostileName: Story = {
  args: { product: { ...voucher, name: '<img src=x onerror=alert(1)> <b>Free</b>' } },
}
export const RightToLeftName: Story = { args: { product: { ...voucher, name: 'رهان مجاني (10$)' } } }
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { product: { ...voucher, name: 'رهان مجاني' }, redeemStatus: 'approved' },
}
export const Khmer: Story = {
  globals: { language: 'km' },
  args: { product: { ...voucher, name: 'ការភ្នាល់ឥតគិតថ្លៃ ១០ ដុល្លារ' } },
}
