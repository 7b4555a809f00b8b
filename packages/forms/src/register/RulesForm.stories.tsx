import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { exampleRules, hostileRules } from './exampleRules.ts'
import { RulesForm } from './RulesForm.tsx'

const meta = {
  title: 'Forms/Rules form',
  component: RulesForm,
  args: {
    rules: exampleRules,
    submitLabel: 'Open an account',
    terms: 'I am 18 or older and accept the terms',
    termsTicked: true,
    onSubmit: fn(),
  },
  parameters: { policy: { regulated: { termsTicked: false } } },
} satisfies Meta<typeof RulesForm>
export default meta
type Story = StoryObj<typeof meta>

const box = (canvas: HTMLElement, name: string) =>
  canvas.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement
const press = (canvas: HTMLElement) =>
  userEvent.click(canvas.querySelector('button[type="submit"]') as HTMLButtonElement)
const summary = (canvas: HTMLElement) => canvas.querySelector<HTMLElement>('section[aria-labelledby]')

async function fill(canvas: HTMLElement, more: Record<string, string> = {}) {
  const texts = {
    username: 'sokdara1',
    password: 'ខ្មែរ-2026!',
    confirmPassword: 'ខ្មែរ-2026!',
    payeeName: 'សុខ ដារ៉ា',
    mobileNum: '012 345 678',
    ...more,
  }
  for (const [name, text] of Object.entries(texts))
    await userEvent.type(box(canvas, name), text, { delay: null })
}

export const Empty: Story = {
  play: async ({ canvasElement: canvas }) => {
    await expect(box(canvas, 'username')).toHaveAccessibleDescription('6 to 16 characters')
    await expect(box(canvas, 'username').autocomplete).toBe('username')
    await expect(box(canvas, 'nickname')).toBeNull()
    await userEvent.type(box(canvas, 'username'), '1')
    await userEvent.tab()
    await expect(box(canvas, 'username')).not.toHaveAttribute('aria-invalid')
  },
}

export const Filled: Story = {
  play: async ({ canvasElement: canvas, args }) => {
    await fill(canvas)
    await press(canvas)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      username: 'sokdara1',
      password: 'ខ្មែរ-2026!',
      confirmPassword: 'ខ្មែរ-2026!',
      payeeName: 'សុខ ដារ៉ា',
      mobileNum: '012345678',
      terms: true,
    })
    await expect(summary(canvas)).toBeNull()
  },
}

export const FilledByAPasswordManager: Story = {
  name: 'Filled by a password manager that tells nobody',
  play: async ({ canvasElement: canvas, args }) => {
    await fill(canvas)
    box(canvas, 'password').value = 'from-the-manager'
    box(canvas, 'confirmPassword').value = 'from-the-manager'
    await press(canvas)
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ password: 'from-the-manager' })),
    )
  },
}

export const Failing: Story = {
  play: async ({ canvasElement: canvas, args }) => {
    const title = document.title
    await userEvent.type(box(canvas, 'username'), '1abcdef')
    await userEvent.click(box(canvas, 'terms'))
    await press(canvas)
    await waitFor(() => expect(summary(canvas)).toHaveFocus())
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(document.title).toBe(`Error: ${title}`)
    const links = within(summary(canvas) as HTMLElement).getAllByRole('link')
    await expect(links.map((link) => link.textContent)).toEqual([
      'Username: Use 6 to 16 English letters and digits, a letter first',
      'Mobile number is required',
      'Password is required',
      'Confirm password is required',
      'Legal name is required',
      'Accept the terms to continue',
    ])
    await userEvent.click(links[0] as HTMLElement)
    await expect(box(canvas, 'username')).toHaveFocus()
    await expect(box(canvas, 'username')).toHaveValue('1abcdef')
    await expect(box(canvas, 'username')).toHaveAccessibleDescription(/a letter first.*6 to 16 characters/)
    await expect(canvas.querySelectorAll('[aria-invalid]')).toHaveLength(6)
    // Corrected while typing: the error changes, then disappears.
    await userEvent.clear(box(canvas, 'username'))
    await waitFor(() => expect(box(canvas, 'username')).toHaveAccessibleDescription(/is required/))
    await userEvent.type(box(canvas, 'username'), 'abcdef')
    await waitFor(() => expect(box(canvas, 'username')).not.toHaveAttribute('aria-invalid'))
    // A field that was right is not judged while it is typed in.
    await userEvent.type(box(canvas, 'email'), 'x')
    await expect(box(canvas, 'email')).not.toHaveAttribute('aria-invalid')
    // Every described-by id is there.
    for (const control of canvas.querySelectorAll('[aria-describedby]')) {
      for (const id of (control.getAttribute('aria-describedby') ?? '').split(' ')) {
        await expect(document.getElementById(id)).not.toBeNull()
      }
    }
    await expect(canvas.querySelectorAll('[role="status"], [role="alert"], [aria-live]')).toHaveLength(1)
  },
}

export const PasswordsComeApart: Story = {
  name: 'Passwords that come apart',
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, { confirmPassword: 'other' })
    await press(canvas)
    const again = box(canvas, 'confirmPassword')
    await waitFor(() => expect(again).toHaveAccessibleDescription(/the passwords don’t match/))
    await userEvent.clear(again)
    await userEvent.type(again, 'ខ្មែរ-2026!')
    await waitFor(() => expect(again).not.toHaveAttribute('aria-invalid'))
    await userEvent.type(box(canvas, 'password'), '?')
    await waitFor(() => expect(again).toHaveAttribute('aria-invalid', 'true'))
  },
}

export const RefusedByTheServer: Story = {
  args: {
    onSubmit: fn(() => ({
      problems: [
        { field: 'username', code: 'taken' },
        { field: 'domain', code: 'pattern' },
      ],
    })),
  },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas)
    await press(canvas)
    await waitFor(() => expect(summary(canvas)).toHaveFocus())
    await expect(summary(canvas)).toHaveTextContent('Web address was not accepted')
    await expect(box(canvas, 'username')).toHaveAccessibleDescription(/Username is already taken/)
    await userEvent.type(box(canvas, 'email'), 'a@b.co')
    await expect(box(canvas, 'username')).toHaveAccessibleDescription(/Username is already taken/)
    await expect(box(canvas, 'password')).toHaveValue('ខ្មែរ-2026!')
    await userEvent.type(box(canvas, 'username'), '2')
    await waitFor(() => expect(box(canvas, 'username')).not.toHaveAttribute('aria-invalid'))
  },
}

export const RefusedAsAWhole: Story = {
  args: {
    onSubmit: fn(() => {
      throw new Error('offline')
    }),
  },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas)
    await press(canvas)
    await waitFor(() => expect(summary(canvas)).toHaveFocus())
    await expect(summary(canvas)).toHaveTextContent('The form could not be sent')
    await expect(canvas.querySelectorAll('[aria-invalid]')).toHaveLength(0)
  },
}

export const Busy: Story = {
  args: { onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvasElement: canvas, args }) => {
    await fill(canvas)
    await press(canvas)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1))
    await userEvent.type(box(canvas, 'username'), '{Enter}')
    canvas.querySelector('form')?.requestSubmit()
    await expect(args.onSubmit).toHaveBeenCalledTimes(1)
    await expect(canvas.querySelector('form')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.querySelector('[role="status"]')).toHaveTextContent('Sending')
  },
}

export const SurvivesAReload: Story = {
  args: { draftKey: 'story-register' },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas)
    dispatchEvent(new Event('pagehide'))
    const kept = JSON.parse(sessionStorage.getItem('baize.draft.story-register') ?? '{}')
    sessionStorage.removeItem('baize.draft.story-register')
    await expect(kept).toMatchObject({ username: 'sokdara1', mobileNum: '012 345 678' })
    await expect(kept).not.toHaveProperty('password')
    await expect(kept).not.toHaveProperty('confirmPassword')
  },
}

export const HostileRules: Story = {
  args: { rules: hostileRules },
  play: async ({ canvasElement: canvas, args }) => {
    const began = performance.now()
    box(canvas, 'username').value = `${'a'.repeat(1900)}!`
    await press(canvas)
    await waitFor(() => expect(summary(canvas)).toHaveFocus())
    await expect(performance.now() - began).toBeLessThan(3000)
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(box(canvas, 'favouriteColour')).not.toBeNull()
  },
}

const failing: NonNullable<Story['play']> = async ({ canvasElement: canvas }) => {
  await userEvent.type(box(canvas, 'username'), '1abcdef')
  await press(canvas)
  await waitFor(() => expect(summary(canvas)).toHaveFocus())
  await expect(canvas.querySelectorAll('[aria-invalid]')).toHaveLength(5)
}

export const InKhmer: Story = {
  globals: { language: 'km' },
  args: { submitLabel: 'បើកគណនី', terms: 'ខ្ញុំមានអាយុ ១៨ ឆ្នាំឡើងទៅ ហើយយល់ព្រមលក្ខខណ្ឌ' },
  play: async (context) => {
    await failing(context)
    await expect(summary(context.canvasElement)).toHaveTextContent('ពាក្យសម្ងាត់៖ សូម\u200bបំពេញ')
  },
}

export const InChinese: Story = {
  globals: { language: 'zh-Hans' },
  args: { submitLabel: '开户', terms: '我已年满 18 岁并同意条款' },
  play: async (context) => {
    await failing(context)
    await expect(summary(context.canvasElement)).toHaveTextContent('请填写密码')
  },
}
