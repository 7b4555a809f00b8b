import { LanguageProvider } from '@baize/i18n'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Button } from '../../src/button/Button.tsx'
import { GameGrid } from '../../src/game-strip/GameGrid.tsx'
import { PopupDialog } from '../../src/modal/PopupDialog.tsx'
import { PasswordField } from '../../src/password-field/PasswordField.tsx'
import { Stack } from '../../src/stack/Stack.tsx'
import { TextField } from '../../src/text-field/TextField.tsx'
import '../../src/reset/reset.css.ts'
import { loadMessages } from '../../src/messages.ts'
import { games } from './games.ts'

const nothing = () => {}
const none: ReadonlySet<string> = new Set()

/** Button and popup are one part of the page, as in a header: the lobby does not render for it. */
function SignIn() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button id="open" onClick={() => setOpen(true)}>
        Sign in
      </Button>
      <PopupDialog label="Sign in" title="Sign in" open={open} prerender onClose={() => setOpen(false)}>
        <Stack space="md">
          <TextField label="User name" name="username" />
          <PasswordField label="Password" name="password" />
          <Button fullWidth>Sign in</Button>
        </Stack>
      </PopupDialog>
    </>
  )
}

function Lobby() {
  return (
    <>
      <SignIn />
      <GameGrid label="Games" games={games} onPlay={nothing} favourites={none} onFavouriteChange={nothing} />
    </>
  )
}

const messages = await loadMessages('en')
const root = createRoot(document.querySelector('#root') ?? document.body)
window.mount = () =>
  root.render(
    <LanguageProvider
      initial="en"
      active={['en']}
      load={loadMessages}
      messages={messages}
      timeZone="Asia/Phnom_Penh"
    >
      <Lobby />
    </LanguageProvider>,
  )
