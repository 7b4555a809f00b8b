import { Button, Grid, Inline, Stack, Text, TextField } from '@baize/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { useForm, useFormContext, useFormState } from 'react-hook-form'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { compileFields } from '../compiler/index.ts'
import { RulesForm } from '../register/RulesForm.tsx'
import { box, summary } from '../testing/actions.ts'
import { registerRules } from '../testing/registerRules.ts'
import { Form } from './Form.tsx'
import { FormField } from './FormField.tsx'
import type { FieldKinds } from './kinds/fieldKinds.ts'
import type { FieldViewProps } from './kinds/look.ts'
import { rulesResolver } from './rulesResolver.ts'
import { useRulesForm } from './useRulesForm.ts'
import type { SentValues } from './values.ts'

declare module '../compiler/fields.ts' {
  interface CustomFieldKinds {
    iban: true
  }
}

const sent = fn()
const meta = {
  title: 'Forms/With react-hook-form',
  parameters: { layout: 'padded' },
  beforeEach: () => void sent.mockClear(),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const { username, nickname, email } = registerRules
const rules = { username, nickname, email } as typeof registerRules

/** The owner of a form has all of `useForm`, and lays the form out: two columns, two buttons, a field of its own. */
function OwnLayout() {
  const form = useRulesForm(rules, { defaultValues: { nickname: '索达拉', campaign: '' } })
  return (
    <RulesForm form={form} onSubmit={sent} afterSubmit={<Watched form={form} />}>
      <Grid cell="tile" space="md">
        <FormField name="username" />
        <FormField name="nickname" />
      </Grid>
      <FormField name="email" />
      <Campaign />
      <Inline>
        <Button type="submit">Open an account</Button>
        <Button tone="neutral" variant="outline" onClick={() => form.reset()}>
          Begin again
        </Button>
        <Button
          tone="neutral"
          variant="plain"
          onClick={() => form.setError('username', { message: 'This name is taken' })}
        >
          Check the name
        </Button>
      </Inline>
    </RulesForm>
  )
}

function Campaign() {
  const { register } = useFormContext()
  return <TextField label="Campaign" optional {...register('campaign')} />
}

function Watched({ form }: { form: ReturnType<typeof useRulesForm> }) {
  const { isDirty, submitCount } = useFormState({ control: form.control })
  return (
    <Text tone="muted">
      {String(form.watch('username') || 'nobody')}, {isDirty ? 'changed' : 'untouched'}, sent {submitCount}{' '}
      times
    </Text>
  )
}

export const OwnFormAndLayout: Story = {
  render: () => <OwnLayout />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('nobody, untouched, sent 0 times')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Open an account' }))
    await waitFor(() => expect(summary(canvasElement)).toHaveFocus())
    await userEvent.type(box(canvasElement, 'username'), 'sokdara1')
    await userEvent.type(box(canvasElement, 'email'), 'sok@example.com')
    await userEvent.type(box(canvasElement, 'campaign'), 'spring')
    await waitFor(() => expect(canvasElement.querySelector('[aria-invalid]')).toBeNull())
    await expect(canvas.getByText('sokdara1, changed, sent 1 times')).toBeVisible()

    // The owner's problem with a field is shown beside it and in the list, until it is changed.
    await userEvent.click(canvas.getByRole('button', { name: 'Check the name' }))
    await waitFor(() =>
      expect(box(canvasElement, 'username')).toHaveAccessibleDescription(/This name is taken/),
    )
    await expect(summary(canvasElement)).toHaveTextContent('Username: This name is taken')
    await userEvent.type(box(canvasElement, 'username'), '2')
    await waitFor(() => expect(canvasElement.querySelector('[aria-invalid]')).toBeNull())

    await userEvent.click(canvas.getByRole('button', { name: 'Open an account' }))
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        username: 'sokdara12',
        nickname: '索达拉',
        email: 'sok@example.com',
        campaign: 'spring',
      }),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Begin again' }))
    await waitFor(() => expect(box(canvasElement, 'username')).toHaveValue(''))
    await expect(box(canvasElement, 'nickname')).toHaveValue('索达拉')
  },
}

/** The rules in a form that is none of ours: fields, errors and words are the page's. */
function TheirForm() {
  const { register, handleSubmit, formState } = useForm({
    mode: 'onBlur',
    resolver: rulesResolver<{ username: string }>({ username } as typeof rules, {
      message: ({ code }) => `Look at it again: ${code}`,
    }),
  })
  return (
    <form noValidate onSubmit={handleSubmit((values: SentValues) => sent(values))}>
      <Stack space="md">
        <TextField label="Your name" error={formState.errors.username?.message} {...register('username')} />
        <Button type="submit">Go on</Button>
      </Stack>
    </form>
  )
}

export const ResolverInTheirForm: Story = {
  render: () => <TheirForm />,
  play: async ({ canvasElement }) => {
    const input = box(canvasElement, 'username')
    await userEvent.type(input, 'a')
    await expect(input).not.toHaveAttribute('aria-invalid')
    await userEvent.tab()
    await waitFor(() => expect(input).toHaveAccessibleDescription(/Look at it again: tooShort/))
    await userEvent.type(input, ' sokdara1')
    await userEvent.clear(input)
    await userEvent.type(input, 'sokdara1 {Enter}')
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ username: 'sokdara1' }))
  },
}

function IbanView({ field, frame }: FieldViewProps) {
  const { register } = useFormContext()
  return <TextField {...frame} {...register(field.name)} autoCapitalize="characters" dir="ltr" />
}

const kinds: FieldKinds = {
  iban: {
    View: IbanView,
    normalise: (text) => text.replace(/\s/g, '').toUpperCase(),
    check: (value) => (/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(value) ? undefined : { code: 'iban' }),
    words: ({ code }) => (code === 'iban' ? 'Enter an IBAN like DE89 3704 0044 0532 0130 00' : undefined),
  },
}

/** A kind that the project adds: its view, what its text means, its check and its words. */
export const OwnKind: Story = {
  render: () => (
    <Form
      fields={[{ name: 'account', kind: 'iban', required: true }]}
      kinds={kinds}
      looks={{ account: { label: 'Account' } }}
      submitLabel="Keep"
      onSubmit={sent}
    />
  ),
  play: async ({ canvasElement }) => {
    const input = box(canvasElement, 'account')
    await userEvent.type(input, 'de89 3704{Enter}')
    await waitFor(() => expect(input).toHaveAccessibleDescription(/Enter an IBAN like/))
    await expect(summary(canvasElement)).toHaveTextContent('Account: Enter an IBAN like')
    await userEvent.type(input, ' 0044 0532 0130 00{Enter}')
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ account: 'DE89370400440532013000' }))
    // The same check runs without a page, as on a server.
    const { check } = compileFields([{ name: 'account', kind: 'iban' }], { kinds: kinds as never })
    await expect(check({ account: 'de89 3704' })).toEqual([{ field: 'account', code: 'iban', params: {} }])
  },
}

function Methods() {
  const [voucher, setVoucher] = useState(false)
  return (
    <>
      <Form
        fields={[
          voucher ? { name: 'code', required: true } : { name: 'note', required: true },
          { name: 'payer' },
        ]}
        submitLabel="Pay"
        leaving="never"
        onSubmit={sent}
      />
      <Button onClick={() => setVoucher(!voucher)}>Another way</Button>
    </>
  )
}

/** A field that is removed with its rules is not sent; its text returns with it. */
export const RulesThatChange: Story = {
  render: () => <Methods />,
  play: async ({ canvas, canvasElement }) => {
    const change = () => userEvent.click(canvas.getByRole('button', { name: 'Another way' }))
    await userEvent.type(box(canvasElement, 'note'), 'By bank')
    await userEvent.type(box(canvasElement, 'payer'), 'Sok')
    await change()
    await userEvent.type(box(canvasElement, 'code'), '4711{Enter}')
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ code: '4711', payer: 'Sok' }))
    await change()
    await expect(box(canvasElement, 'note')).toHaveValue('By bank')
    await userEvent.type(box(canvasElement, 'note'), '{Enter}')
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ note: 'By bank', payer: 'Sok' }))
  },
}

function OnBlur() {
  const form = useRulesForm(rules, { mode: 'onBlur' })
  return <RulesForm form={form} submitLabel="Open an account" onSubmit={sent} />
}

/** With a mode of its own a form validates as react-hook-form documents: on blur, and after a submit on each change. */
export const OwnMode: Story = {
  render: () => <OnBlur />,
  play: async ({ canvasElement }) => {
    const input = box(canvasElement, 'username')
    await userEvent.type(input, 'a')
    await userEvent.tab()
    await waitFor(() => expect(input).toHaveAccessibleDescription(/at least 6|6 to/))
    await userEvent.clear(input)
    await userEvent.type(input, 'sokdara1{Enter}')
    await waitFor(() => expect(summary(canvasElement)).toHaveFocus())
    await waitFor(() => expect(input).not.toHaveAttribute('aria-invalid'))
    await userEvent.type(input, '!')
    await waitFor(() => expect(input).toHaveAttribute('aria-invalid'))
  },
}
