import type { Meta, StoryObj } from '@storybook/react-vite'
import { useForm } from 'react-hook-form'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { SearchIcon } from '../icons/icons.ts'
import { Stack } from '../stack/Stack.tsx'
import { TextField } from './TextField.tsx'

const meta = {
  title: 'UI/Fields/TextField',
  component: TextField,
  args: { label: 'Username', name: 'account', autoComplete: 'username' },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Required: Story = { args: { required: true, hint: '6 to 12 letters or digits' } }
export const Optional: Story = { args: { optional: true } }

/** The error is read with its field, and marked by more than colour. */
export const WithError: Story = {
  args: {
    hint: '6 to 12 letters or digits',
    error: 'The user name must begin with a letter',
    defaultValue: '99',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Username')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(
      'Error: The user name must begin with a letter 6 to 12 letters or digits',
    )
  },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: 'sokha88' } }
export const ReadOnly: Story = { args: { readOnly: true, value: 'sokha88' } }
export const BeforeAndAfter: Story = {
  args: { before: '+855', after: <SearchIcon />, inputMode: 'tel', type: 'tel' },
}
/** A unit in bare words keeps off the edge as an icon does. */
export const UnitAfter: Story = {
  args: { label: 'Share', after: '%', inputMode: 'decimal' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox').parentElement as HTMLElement
    const unit = document.createRange()
    unit.selectNodeContents(box.lastElementChild as Element)
    const [inside, around] = [unit.getBoundingClientRect(), box.getBoundingClientRect()]
    await expect(Math.min(around.right - inside.right, inside.left - around.left)).toBeGreaterThan(7)
  },
}
export const HiddenLabel: Story = { args: { hideLabel: true, placeholder: 'Search games', type: 'search' } }

export const LongText: Story = {
  args: {
    label: 'The name under which you wish to be known by everybody who meets you on this site '.repeat(2),
    hint: 'A hint that has a great deal to say. '.repeat(6),
    error: 'Something is wrong that takes many words to explain. '.repeat(4),
  },
}

export const RightToLeft: Story = {
  args: { label: 'اسم المستخدم', error: 'يجب أن يبدأ الاسم بحرف', required: true, before: '@' },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <TextField {...args} />
    </div>
  ),
}

const submitted = fn()

function NameForm() {
  const form = useForm<{ account: string }>({ defaultValues: { account: '' } })
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => submitted(values))}>
      <Stack>
        <TextField
          label="Username"
          error={form.formState.errors.account?.message}
          {...form.register('account', { required: 'Enter a user name' })}
        />
        <Button type="submit">Send</Button>
      </Stack>
    </form>
  )
}

/** react-hook-form's `register()` is spread onto a field as it is; a refused submit moves focus to the field. */
export const InAForm: Story = {
  render: () => <NameForm />,
  play: async ({ canvas }) => {
    submitted.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    const field = canvas.getByLabelText('Username')
    await waitFor(() => expect(field).toBeInvalid())
    await expect(field).toHaveFocus()
    await userEvent.type(field, 'sokha88')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(submitted).toHaveBeenCalledWith({ account: 'sokha88' }))
  },
}
