import { waitFor } from 'storybook/test'

/** A field of the form, once it is shown. */
export const field = (canvas: HTMLElement, name: string) =>
  waitFor(() => {
    const found = canvas.querySelector<HTMLInputElement>(`[name="${name}"]`)
    if (!found) throw new Error(`no field ${name} yet`)
    return found
  })
