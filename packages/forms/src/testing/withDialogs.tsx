import { DialogHost } from '@baize/ui'
import type { Decorator } from '@storybook/react-vite'

/** Renders the container of dialogs around a story. */
export const withDialogs: Decorator = (Story) => (
  <>
    <Story />
    <DialogHost />
  </>
)
