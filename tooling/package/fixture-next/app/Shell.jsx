'use client'

import { LanguageProvider } from '@baize/i18n'
import { Button, DialogHost, followLinks, Menu, PopupDialog, Stack, ToastRegion } from '@baize/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'

const languages = ['km', 'en']
const places = [{ id: 'places', items: [{ id: 'records', label: 'Records', href: '/records' }] }]

/** Around every page: the language, a menu whose links Next's router follows, and a dialog. */
export function Shell({ messages, children }) {
  const { push } = useRouter()
  const [open, setOpen] = useState(false)
  useEffect(() => followLinks(push), [push])
  return (
    <LanguageProvider initial="km" active={languages} messages={messages} timeZone="Asia/Phnom_Penh">
      <Stack space="lg">
        <Menu label="Places" trigger="Places" groups={places} />
        <Button id="open" onClick={() => setOpen(true)}>
          Open
        </Button>
        <PopupDialog label="Greeting" title="Welcome" open={open} onClose={() => setOpen(false)}>
          Good evening.
        </PopupDialog>
        {children}
      </Stack>
      <DialogHost />
      <ToastRegion />
    </LanguageProvider>
  )
}
