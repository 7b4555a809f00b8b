import { DialogHost } from '@baize/ui'
import type { Decorator } from '@storybook/react-vite'

/** Gives a story the place where dialogs open. */
export const withDialogs: Decorator = (Story) => (
  <>
    <Story />
    <DialogHost />
  </>
)
