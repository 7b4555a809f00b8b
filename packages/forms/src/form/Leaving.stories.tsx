import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { box, fill, send } from '../testing/actions.ts'
import { withDialogs } from '../testing/withDialogs.tsx'
import { Form } from './Form.tsx'

const meta = {
  title: 'Forms/Leaving',
  component: Form,
  decorators: [withDialogs],
  args: {
    fields: [{ name: 'nickname', required: true }, { name: 'oldPassword' }],
    submitLabel: 'Send',
    onSubmit: fn(),
  },
  globals: { language: 'en' },
} satisfies Meta<typeof Form>
export default meta
type Story = StoryObj<typeof meta>

/** Navigates to another page of the site, as a router does, and returns a function that navigates back. */
function go() {
  const here = location.href
  history.pushState(null, '', '/elsewhere')
  return () => history.replaceState(null, '', here)
}

/** A question would take a moment to open. */
async function nobodyAsks() {
  await new Promise((done) => setTimeout(done, 150))
  await expect(screen.queryByRole('dialog')).toBeNull()
}

/** What was typed would be lost: the page asks, and staying keeps all of it. */
export const Asks: Story = {
  play: async ({ canvasElement: canvas }) => {
    const { pathname } = location
    await fill(canvas, { nickname: 'Dara' })
    go()
    await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(location.pathname).toBe(pathname)
    await expect(box(canvas, 'nickname')).toHaveValue('Dara')
  },
}

export const LeavesWhenAgreed: Story = {
  play: async ({ canvasElement: canvas }) => {
    const here = location.href
    await fill(canvas, { nickname: 'Dara' })
    go()
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(location.pathname).toBe('/elsewhere'))
    await userEvent.clear(box(canvas, 'nickname'))
    history.replaceState(null, '', here)
  },
}

/** Leaving is not prevented for what is quickly retyped, for what was taken back, or after the form was sent. */
export const LetsGo: Story = {
  play: async ({ canvasElement: canvas, args }) => {
    await fill(canvas, { nickname: 'Dara', oldPassword: 'secret' })
    await userEvent.clear(box(canvas, 'nickname'))
    go()()
    await nobodyAsks()
    await fill(canvas, { nickname: 'Dara' })
    await send(canvas)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1))
    await waitFor(() => expect(canvas.querySelector('form')).toHaveAttribute('aria-busy', 'false'))
    go()()
    await nobodyAsks()
  },
}

/** A draft keeps it: there is nothing to ask. */
export const KeptAsADraft: Story = {
  args: { draftKey: 'leaving-story' },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, { nickname: 'Dara' })
    go()()
    await nobodyAsks()
    await waitFor(() => expect(sessionStorage.getItem('baize.draft.leaving-story')).toContain('Dara'))
    sessionStorage.removeItem('baize.draft.leaving-story')
  },
}
