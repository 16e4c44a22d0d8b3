import { describe, expect, it } from 'vitest';
import { activityKind } from './activity-kinds.ts';

describe('the kind of an activity', () => {
  it.each([
    ['Aqua Fit', 'water'],
    ['aqua-fit-deep-water', 'water'],
    ['Swimming Lessons', 'water'],
    ['Swimming Pool', 'water'],
    ['Water Polo', 'water'],
    ['Badminton', 'racket'],
    ['Table Tennis', 'racket'],
    ['Squash Court', 'racket'],
    ['Spin', 'cycling'],
    ['Indoor Cycling', 'cycling'],
    ['Yoga', 'yoga'],
    ['hatha-yoga', 'yoga'],
    ['Tai Chi', 'yoga'],
    ['Kids Splash', 'children'],
    ['Early Years Play', 'children'],
    ['Dance Fitness', 'dance'],
    ['Step Aerobics', 'dance'],
    ['Aqua Aerobics', 'water'],
    ['Walking Netball', 'ball'],
    ['5-a-side', 'ball'],
    ['Sports Hall', 'ball'],
    ['Gym Workout', 'gym'],
    ['Kettlebells', 'gym'],
    ['Abs/Core', 'gym'],
    ['Legs Bums And Tums', 'gym'],
    ['Climbing Wall', 'climbing'],
    ['Gymnastics', 'general'],
    ['Whirlpool', 'general'],
    ['Curling', 'general'],
    ['', 'general'],
  ])('%s is %s', (name, kind) => {
    expect(activityKind(name)).toBe(kind);
  });
});
