import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Text } from '../text/Text.tsx'
import { Accordion } from './Accordion.tsx'

const answer = (words: string) => <Text>{words}</Text>

const meta = {
  title: 'UI/Layout/Accordion',
  component: Accordion,
  args: {
    onValueChange: fn(),
    headingLevel: 2,
    items: [
      { id: 'deposit', title: 'How do I deposit?', content: answer('By bank or by e-wallet.') },
      { id: 'withdraw', title: 'How do I withdraw?', content: answer('To the account you deposit from.') },
      { id: 'closed', title: 'Not yet', content: answer('Later.'), disabled: true },
      { id: 'limits', title: 'What are limits?', content: answer('The most you want to spend.') },
    ],
  },
} satisfies Meta<typeof Accordion>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OneOpen: Story = { args: { defaultValue: ['withdraw'] } }
export const Multiple: Story = {
  args: { multiple: true, defaultValue: ['deposit', 'limits'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'How do I withdraw?' }))
    await expect(args.onValueChange).toHaveBeenCalledWith(['deposit', 'limits', 'withdraw'])
    await expect(canvas.getByText('By bank or by e-wallet.')).toBeVisible()
  },
}
export const Empty: Story = { args: { items: [] } }

/** The APG accordion: Enter and Space open and close, arrows go round and pass what is disabled, Home and End jump. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = (name: RegExp) => canvas.getByRole('button', { name })
    await userEvent.tab()
    await expect(button(/deposit/)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(button(/deposit/)).toHaveAttribute('aria-expanded', 'true')
    await expect(await canvas.findByRole('region', { name: 'How do I deposit?' })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(button(/limits/)).toHaveFocus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(canvas.queryByText('By bank or by e-wallet.')).toBeNull())
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['limits'])
    await userEvent.keyboard('{Home}')
    await expect(button(/deposit/)).toHaveFocus()
    await userEvent.keyboard('{End} ')
    await expect(args.onValueChange).toHaveBeenLastCalledWith([])
  },
}

/** Each button is in a heading of the page's order. */
export const InHeadings: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(4)
  },
}

export const LongText: Story = {
  args: {
    defaultValue: ['long'],
    items: [
      {
        id: 'long',
        title: 'What is left of the turnover before the bonus can be withdrawn '.repeat(3),
        content: answer('Every bet that is settled counts with what was staked. '.repeat(12)),
      },
    ],
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    defaultValue: ['a'],
    items: [
      { id: 'a', title: 'كيف أودع؟', content: answer('عن طريق البنك.') },
      { id: 'b', title: 'كيف أسحب؟', content: answer('إلى الحساب نفسه.') },
    ],
  },
}

export const Khmer: Story = {
  globals: { language: 'km' },
  args: { items: [{ id: 'a', title: 'តើដាក់ប្រាក់ដូចម្តេច?', content: answer('តាមធនាគារ។') }] },
}

/** Parts in a layout of one's own: a sentence between the items. */
export const Parts: Story = {
  globals: { language: 'en' },
  render: ({ onValueChange }) => (
    <Accordion.Root headingLevel={2} onValueChange={onValueChange}>
      <Accordion.Item value="deposit" title="How do I deposit?">
        {answer('By bank or by e-wallet.')}
      </Accordion.Item>
      <Text>More about limits:</Text>
      <Accordion.Item value="limits" title="What are limits?">
        {answer('The most you want to spend.')}
      </Accordion.Item>
    </Accordion.Root>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'What are limits?' }))
    await expect(await canvas.findByText('The most you want to spend.')).toBeVisible()
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['limits'])
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['deposit'])
    await waitFor(() => expect(canvas.queryByText('The most you want to spend.')).toBeNull())
  },
}
