import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { PlusIcon } from '../icons/icons.ts'
import { Inline } from '../inline/Inline.tsx'
import { Stack } from '../stack/Stack.tsx'
import { tones } from '../tokens/scales.ts'
import { Button, buttonSizes, buttonVariants } from './Button.tsx'

const meta = {
  title: 'UI/Actions/Button',
  component: Button,
  args: { children: 'Deposit', onClick: fn() },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Deposit' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledTimes(1)
  },
}

/** Every tone in every variant. */
export const Matrix: Story = {
  render: ({ children }) => (
    <Stack>
      {buttonVariants.map((variant) => (
        <Inline key={variant}>
          {tones.map((tone) => (
            <Button key={tone} variant={variant} tone={tone}>
              {children}
            </Button>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
}

export const Sizes: Story = {
  render: ({ children }) => (
    <Inline>
      {buttonSizes.map((size) => (
        <Button key={size} size={size} icon={<PlusIcon />}>
          {children}
        </Button>
      ))}
    </Inline>
  ),
}

/** Keeps its name, its width and its focus, and takes no clicks. */
export const Loading: Story = {
  args: { loading: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Deposit' })
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

export const Disabled: Story = { args: { disabled: true } }
export const Full: Story = { args: { fullWidth: true, icon: <PlusIcon /> } }

export const LongText: Story = {
  args: { children: 'ដាក់ប្រាក់តាមរយៈធនាគារក្នុងស្រុក ហើយទទួលបានប្រាក់ក្នុងរយៈពេលដប់ប្រាំវិនាទី '.repeat(2) },
}

export const RightToLeft: Story = {
  args: { children: 'إيداع', iconEnd: <PlusIcon /> },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <Button {...args} />
    </div>
  ),
}

/** Id, `aria-*` and `data-*` arrive at the button; what the consumer sets wins. */
export const PassesAttributesOn: Story = {
  args: { id: 'pay', 'aria-label': 'Deposit 20 dollars', 'aria-expanded': true, 'data-testid': 'pay' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Deposit 20 dollars', expanded: true })
    await expect(button).toBe(canvas.getByTestId('pay'))
    await expect(button).toHaveAttribute('id', 'pay')
  },
}
