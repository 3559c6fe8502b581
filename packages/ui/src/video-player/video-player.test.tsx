import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeComponent } from '../testing/describe-component.tsx';
import { VideoPlayer } from './video-player.tsx';

const play = vi.fn<() => Promise<void>>();

beforeEach(() => {
  play.mockReset().mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const clip = () => screen.getByLabelText<HTMLVideoElement>('Sunrise');

describeComponent('VideoPlayer', {
  element: ({ className }) => <VideoPlayer src="/clip.webm" title="Sunrise" className={className} />,
  stops: ['video'],
});

describe('VideoPlayer', () => {
  it('CONT-1 A11Y-2 takes the focus and begins, with controls and within the page', () => {
    render(<VideoPlayer src="/clip.webm" title="Sunrise" poster="/clip.webp" />);
    expect(document.activeElement).toBe(clip());
    expect(play).toHaveBeenCalledOnce();
    expect(['controls', 'playsinline'].every((name) => clip().hasAttribute(name))).toBe(true);
    expect([clip().getAttribute('preload'), clip().getAttribute('poster')]).toEqual(['none', '/clip.webp']);
  });

  it('is content where the browser does not let it begin', async () => {
    play.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    render(<VideoPlayer src="/clip.webm" title="Sunrise" />);
    await Promise.resolve();
    expect(clip().isConnected).toBe(true);
  });

  it('CONT-1 tells of a clip that cannot be played', () => {
    const onFailed = vi.fn<() => void>();
    render(<VideoPlayer src="/clip.webm" title="Sunrise" onFailed={onFailed} />);
    fireEvent.error(clip());
    expect(onFailed).toHaveBeenCalledOnce();
  });

  it('CONT-1 SEC-1 a player elsewhere stands in a frame that may do no more than it must', () => {
    render(<VideoPlayer src="https://video.example/embed/1" hosted title="Sunrise" />);
    const frame = screen.getByTitle('Sunrise');
    expect([frame.tagName, frame.getAttribute('src')]).toEqual(['IFRAME', 'https://video.example/embed/1']);
    expect(frame.getAttribute('sandbox')).not.toContain('top-navigation');
    expect(document.activeElement).toBe(frame);
  });
});
