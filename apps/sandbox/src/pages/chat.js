/**
 * The sandbox's chat page: exchanges its launch code once, loads the newest messages, and receives the rest over a
 * socket. What is typed is sent as a call, which may be repeated.
 */
const words = document.getElementById('chat').dataset
const list = document.getElementById('messages')
const earlier = document.getElementById('earlier')
const status = document.getElementById('status')
const form = document.getElementById('say')
const field = document.getElementById('text')
const partner = document.getElementById('partner')
const launch = new URLSearchParams(location.search).get('launch') ?? ''
const key = `baize.chat.${launch.slice(0, 12)}`
/** The platform is heard at least every 20 seconds. */
const silence = 50_000
const longestPause = 15_000

const shown = new Set()
let chatSession = ''
let pending = null
let muted = null
let online = true
let over = false
/** Where the page before the oldest that is shown begins. */
let next = null
let lastSequence = 0
let markOpened
const isOpened = new Promise((resolve) => {
  markOpened = resolve
})

const kept = () => {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}
const keep = (token) => {
  try {
    sessionStorage.setItem(key, token)
  } catch {
    // A browser that forbids storage in frames opens the chat anew after a reload.
  }
}

async function call(name, body) {
  let response
  try {
    response = await fetch(`/sandbox/chat/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(15_000),
    })
  } catch {
    throw { code: 'offline' }
  }
  const answer = await response.json().catch(() => null)
  if (answer?.success) return answer.value
  throw { code: answer && response.status < 500 && response.status !== 429 ? answer.code : 'offline' }
}

function text(tag, words, language) {
  const element = document.createElement(tag)
  if (language) element.lang = language
  element.textContent = words
  return element
}

function itemOf({ sequence, author, mine, name, text: said, language, hidden }) {
  const item = document.createElement('li')
  item.dataset.author = author
  item.dataset.sequence = sequence
  item.toggleAttribute('data-mine', mine)
  item.toggleAttribute('data-named', name !== null)
  const who = mine ? words.you : author === 'moderator' ? words.moderator : (name ?? partner.textContent)
  const by = text('b', '')
  by.append(text('bdi', who))
  item.append(by, text('bdi', said, language))
  if (hidden) item.append(text('small', words.hidden))
  return item
}

/** Inserts a message in order, and scrolls to it where the end was in view. */
function show(message) {
  if (shown.has(message.id)) return
  shown.add(message.id)
  lastSequence = Math.max(lastSequence, message.sequence)
  const page = document.scrollingElement
  const atEnd = page.scrollTop + page.clientHeight > page.scrollHeight - 80
  const item = itemOf(message)
  let after = list.lastElementChild
  while (after && Number(after.dataset.sequence) > message.sequence) after = after.previousElementSibling
  if (after) after.after(item)
  else list.prepend(item)
  if ((atEnd || message.mine) && item === list.lastElementChild) form.scrollIntoView({ block: 'end' })
}

function tell() {
  status.textContent = over
    ? words.over
    : online
      ? muted
        ? words[`muted${muted.reason}`]
        : ''
      : words.offline
  form.hidden = over
  document.getElementById('send').disabled = muted !== null
  earlier.hidden = over || next === null
}

function set(change) {
  ;({ muted = muted, online = online, over = over, next = next } = change)
  tell()
}

const fail = ({ code }) => set(code === 'notFound' ? { over: true } : { online: false })

/** A page of what was said before; it is not news, and not read out. */
async function readPage(after) {
  const page = after === undefined ? {} : { after }
  const answer = await call('messages', { chatSession, pageSize: '50', ...page })
  list.ariaLive = 'off'
  for (const row of answer.rows.reverse()) show(row)
  setTimeout(() => {
    list.ariaLive = 'polite'
  }, 500)
  return answer
}

async function readNewest() {
  const { muted, page } = await readPage()
  set({ muted, next: page.next, online: true })
}

/** Subscribes to messages; reconnects automatically, later each time, and continues after the last message that it has. */
function listen(pause = 500) {
  const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/sandbox/chat/socket`)
  let wait = pause
  let watch
  const heard = () => {
    clearTimeout(watch)
    watch = setTimeout(() => socket.close(), silence)
  }
  heard()
  socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', chatSession, lastSequence }))
  socket.onmessage = ({ data }) => {
    heard()
    const event = JSON.parse(data)
    if (event.type === 'message') show(event.message)
    if (event.type === 'muted') set({ muted: event.muted })
    if (event.type === 'over') set({ over: true })
    if (event.type === 'snapshotNeeded') readNewest().catch(fail)
    if (event.type === 'ready') {
      wait = 500
      set({ online: true })
    }
  }
  socket.onclose = () => {
    clearTimeout(watch)
    if (over) return
    set({ online: false })
    setTimeout(listen, wait * (0.5 + Math.random()), Math.min(wait * 1.7, longestPause))
  }
}

earlier.addEventListener('click', async () => {
  const first = list.firstElementChild
  try {
    const { page } = await readPage(next)
    set({ next: page.next, online: true })
    first?.scrollIntoView({ block: 'center' })
    if (next === null) field.focus({ preventScroll: true })
  } catch (problem) {
    fail(problem)
  }
})

form.addEventListener('submit', async (event) => {
  event.preventDefault()
  const said = field.value.trim()
  if (said === '') return
  // What is sent while the chat is opening follows once it is open.
  await isOpened
  // What was not answered is sent under its id again: it is never said twice.
  if (pending?.text !== said) pending = { text: said, messageId: crypto.randomUUID() }
  try {
    const answer = await call('say', { chatSession, ...pending })
    pending = null
    if (field.value.trim() === said) field.value = ''
    show(answer.message)
    set({ muted: answer.muted, online: true })
  } catch (problem) {
    if (problem.code !== 'wrongState') fail(problem)
  }
})

async function open() {
  try {
    const opened = await call('open', { launch: kept() ?? launch })
    chatSession = opened.chatSession
    keep(chatSession)
    markOpened()
    partner.replaceChildren(text('bdi', opened.partner, opened.partnerLanguage))
    await readNewest()
    listen()
  } catch (problem) {
    fail(problem)
    if (problem.code !== 'notFound') setTimeout(open, 3_000)
  }
}
open()
