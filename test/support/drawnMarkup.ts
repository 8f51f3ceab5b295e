// Draws a component of the renderer to text, over a window whose core the test answers: what it says is checked without a browser.
import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { WindowContext, type AppWindow } from '../../src/renderer/window.ts'

/** Returns the HTML of a component. Effects do not run: what it shows must be in its stores already. */
export function drawnMarkup<Props extends object>(win: AppWindow, component: ComponentType<Props>, props: Props): string {
  return renderToStaticMarkup(createElement(WindowContext, { value: withCurrentStores(win) }, createElement(component, props)))
}

/** Returns the text of a component, without its elements. */
export function drawnText<Props extends object>(win: AppWindow, component: ComponentType<Props>, props: Props): string {
  return drawnMarkup(win, component, props)
    .replaceAll(/<[^>]*>/gu, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}

/** Hands out stores whose first state is the current one: React reads the first state where it draws without a browser. */
function withCurrentStores(win: AppWindow): AppWindow {
  return new Proxy(win, {
    get(target, name) {
      if (name !== 'part') return Reflect.get(target, name) as unknown
      return <T>(create: (win: AppWindow) => T): T => {
        const made = target.part(create)
        if (typeof made === 'object' && made !== null && 'getInitialState' in made && 'getState' in made)
          Object.assign(made, { getInitialState: made.getState })
        return made
      }
    },
  })
}
